type NumberFormat = {
  formatNumber: (
    value: number,
    options: { style: "unit"; unit: (typeof steps)[number]; maximumFractionDigits: number },
  ) => string
}

const steps = ["byte", "kilobyte", "megabyte", "gigabyte"] as const

/** A size in bytes for people, in steps of 1024 as the limits count: "812 byte", "24.1 kB", "3 MB" (I18N-05). */
export function fileSize(bytes: number, intl: NumberFormat): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const unit = steps[step] ?? "byte"
  return intl.formatNumber(bytes / 1024 ** step, { style: "unit", unit, maximumFractionDigits: step === 0 ? 0 : 1 })
}
