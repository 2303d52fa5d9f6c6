/** An email address that wraps after its "@" when it is too long for one line. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf("@") + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
