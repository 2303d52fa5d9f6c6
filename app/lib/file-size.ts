type NumberFormat = {
  formatNumber: (
    value: number,
    options: { style: "unit"; unit: (typeof steps)[number]; maximumFractionDigits: number },
  ) => string
}

const steps = ["kilobyte", "megabyte", "gigabyte"] as const

/** Formats a size in bytes, with units of 1024 like the limits: "0.8 kB", "24.1 kB", "3 MB" (I18N-05). */
export function fileSize(bytes: number, intl: NumberFormat): string {
  const step = Math.min(steps.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10) - 1))
  const unit = steps[step] ?? "kilobyte"
  return intl.formatNumber(bytes > 0 ? Math.max(0.1, bytes / 1024 ** (step + 1)) : 0, {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  })
}
