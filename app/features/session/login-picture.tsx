/** Rising arcs under the ways in: the picture of the login page. */
export function LoginArcs() {
  return (
    <svg className="arcs" viewBox="0 0 640 200" aria-hidden="true">
      <path d="M0 199h640M280 199a40 40 0 0 1 80 0M248 199a72 72 0 0 1 144 0M216 199a104 104 0 0 1 208 0" />
      <path d="M102 199C170 29 470 29 538 199" strokeDasharray="14 6" strokeWidth="2" />
      <path d="M64 199C144-1 496-1 576 199" strokeDasharray="10 6" strokeWidth="1.5" />
      <path d="M32 199C122-26 518-26 608 199" strokeDasharray="5 7" strokeWidth="1.5" />
    </svg>
  )
}

/** The tenant's logo for the login page (130 × 130 recommended); a mark of the product where there is none. */
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
