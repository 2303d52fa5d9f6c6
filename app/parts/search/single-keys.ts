const storageKey = "single-keys"

/** Whether keys without Ctrl do something; who dictates switches them off (WCAG 2.1.4). This browser remembers it. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off"
  } catch {
    return true
  }
}

/** Switches the keys on or off. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, "off")
  } catch {
    // storage is unavailable: the keys stay as they are
  }
}
