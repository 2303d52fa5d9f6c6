/**
 * Reads that need not wait for one another (quality.md P10). What the first says goes before what the others say: where it fails,
 * nobody asks what became of them.
 */
export async function beside<First, Others>(first: Promise<First>, others: Promise<Others>): Promise<[First, Others]> {
  others.catch(() => undefined) // it is heard below, or no longer of interest
  return [await first, await others]
}
