type QueryFieldsProps = { entries: [string, string][]; /** Names the form has controls for. */ without: string[] }

/** What a GET form keeps of the address it changes. */
export function QueryFields({ entries, without }: QueryFieldsProps) {
  return (
    <>
      {entries
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  )
}
