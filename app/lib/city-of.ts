/** The city of a time zone: "Ho Chi Minh" of "Asia/Ho_Chi_Minh", "UTC" of "UTC". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ")
}
