import type { ReactNode } from "react"
import type { Chosen } from "./use-chosen.ts"

/** What every control of one picker's tree has in common. */
export type TreeControls = {
  name: string
  chosen: Chosen
  isSingle: boolean
  /** Groups can be chosen as a whole. */
  hasGroups: boolean
}

type TreeChoiceProps = Omit<TreeControls, "hasGroups"> & { value: string; isFocused?: boolean; children: ReactNode }

/**
 * Somebody in the tree. With scripts it mirrors the list of the chosen; without, it is itself what is sent, unless it stands in
 * that list already.
 */
export function TreeChoice({ name, chosen, isSingle, value, isFocused, children }: TreeChoiceProps) {
  const type = isSingle ? "radio" : "checkbox"
  const isChosen = chosen.has(value)
  return (
    <label className="choice">
      {chosen.isLive ? (
        <input
          key="live"
          type={type}
          // Of no form: the list above is what is sent.
          form={`${name}-tree`}
          name={`${name}-tree`}
          checked={isChosen}
          onChange={(event) => chosen.choose(value, event.currentTarget.checked)}
        />
      ) : (
        <input
          key="plain"
          type={type}
          value={value}
          {...(isChosen ? { checked: true, disabled: true, readOnly: true } : { name })}
          {...(isFocused && { autoFocus: true })}
        />
      )}
      <span>{children}</span>
    </label>
  )
}
