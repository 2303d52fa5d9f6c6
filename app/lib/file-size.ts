const units = ["kB", "MB", "GB"] as const

/**
 * Formats a size in bytes, with units of 1024 like the limits: "0.8 kB", "24.1 kB", "3 MB" (I18N-05). The units are the same in every
 * language of the portal.
 */
export function fileSize(bytes: number, intl: { formatNumber: (value: number) => string }): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10) - 1))
  const tenths = bytes > 0 ? Math.max(1, Math.round((10 * bytes) / 1024 ** (step + 1))) : 0
  return `${intl.formatNumber(tenths / 10)} ${units[step]}`
}
