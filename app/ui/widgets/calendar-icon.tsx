/** A sheet of a calendar, for the button of a date picker. */
export const CalendarIcon = () => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    aria-hidden="true"
  >
    <path d="M1.6 2.6h10.8v10.6H1.6zM1.6 6h10.8M4.6.8v3M9.4.8v3" />
  </svg>
)
