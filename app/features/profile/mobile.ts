/** Mobile numbers of a country: country code, pattern of the national part (users may type a 0 before it), and an example. */
type Shape = { code: string; national: RegExp; example: string }

/** Countries whose numbering plan distinguishes mobile numbers from all others. */
const shapes: Readonly<Record<string, Shape>> = {
  CN: { code: "86", national: /^1[3-9]\d{9}$/, example: "+86 138 0013 8000" },
  HK: { code: "852", national: /^[4-9]\d{7}$/, example: "+852 5123 4567" },
  MO: { code: "853", national: /^6\d{7}$/, example: "+853 6612 3456" },
  TW: { code: "886", national: /^9\d{8}$/, example: "+886 912 345 678" },
  JP: { code: "81", national: /^[789]0\d{8}$/, example: "+81 90 1234 5678" },
  KR: { code: "82", national: /^10\d{8}$/, example: "+82 10 1234 5678" },
  SG: { code: "65", national: /^[89]\d{7}$/, example: "+65 8123 4567" },
  IN: { code: "91", national: /^[6-9]\d{9}$/, example: "+91 98123 45678" },
  US: { code: "1", national: /^[2-9]\d{9}$/, example: "+1 415 555 0132" },
  CA: { code: "1", national: /^[2-9]\d{9}$/, example: "+1 613 555 0132" },
  GB: { code: "44", national: /^7\d{9}$/, example: "+44 7700 900123" },
  DE: { code: "49", national: /^1[5-7]\d{8,9}$/, example: "+49 1512 3456789" },
  FR: { code: "33", national: /^[67]\d{8}$/, example: "+33 6 12 34 56 78" },
  NO: { code: "47", national: /^[49]\d{7}$/, example: "+47 412 34 567" },
  SE: { code: "46", national: /^7\d{8}$/, example: "+46 70 123 45 67" },
}

const genericExample = "+86 138 0013 8000"

/** An example mobile number for a country, or a generic one if the country is unknown or undefined. */
export function mobileExample(country: string | undefined): string {
  return shapes[country ?? ""]?.example ?? genericExample
}

/**
 * Whether a number can be a mobile number in a country (ACC-01). Always true for an unknown country, and for a number with another
 * country's code: then only the contract's pattern applies.
 */
export function isMobileOf(country: string | undefined, text: string): boolean {
  const shape = shapes[country ?? ""]
  if (!shape) return true
  const digits = text.replace(/\D/g, "")
  if (!text.trim().startsWith("+")) return shape.national.test(digits.replace(/^0/, ""))
  return !digits.startsWith(shape.code) || shape.national.test(digits.slice(shape.code.length).replace(/^0/, ""))
}
