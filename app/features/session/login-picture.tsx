/** The tenant's logo for the login page (130 × 130 recommended, specification 9); a mark of the product where there is none. */
export function LoginPicture({ logo }: { logo?: string }) {
  if (logo) return <img className="plate" src={logo} alt="" width={130} height={130} />
  return (
    <span className="plate">
      <svg width="96" viewBox="0 0 40 40" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d="M3 33h34M6 33a14 14 0 0 1 28 0M12.5 33a7.5 7.5 0 0 1 15 0" />
        <path d="M6 19C10 10 15 7 20 7s10 3 14 12" strokeDasharray="5 3" />
      </svg>
    </span>
  )
}
