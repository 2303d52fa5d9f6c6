const below = (alliance: string, ...parts: string[]) =>
  ["/a", alliance, ...parts].map((part, index) => (index === 0 ? part : encodeURIComponent(part))).join("/")

/** Addresses of the portal's own pages; every link and redirect is made here. */
export const paths = {
  root: () => "/",
  preferences: () => "/preferences",
  dashboard: (alliance: string) => below(alliance, "dashboard"),
  login: (alliance: string) => below(alliance, "login"),
  loginRequest: (alliance: string) => below(alliance, "login", "request"),
  loginRequestSent: (alliance: string) => below(alliance, "login", "request", "sent"),
  callback: (alliance: string) => below(alliance, "callback"),
  logout: (alliance: string) => below(alliance, "logout"),
  thanks: (alliance: string) => below(alliance, "thanks"),
  file: (alliance: string, id: string) => below(alliance, "file", id),
  fileFailed: (alliance: string, id: string) => below(alliance, "file", id, "failed"),
}
