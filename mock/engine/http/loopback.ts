/** Whether a host name or IP address (with or without brackets) refers to this machine. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, "").replace(/^::ffff:/, "")
  return plain === "localhost" || plain === "::1" || /^127(\.\d{1,3}){3}$/.test(plain)
}
