import type { ReactNode } from "react"
import type { Chosen } from "./use-chosen.ts"

/** Props that all controls of a picker's tree share. */
export type TreeControls = {
  name: string
  chosen: Chosen
  isSingle: boolean
  /** Whole groups can be chosen. */
  hasGroups: boolean
}

type TreeChoiceProps = Omit<TreeControls, "hasGroups"> & { value: string; isFocused?: boolean; children: ReactNode }

/**
 * A person or group in the tree. With scripts the control mirrors the list of chosen people. Without scripts it is submitted itself, unless
 * that list already contains it.
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
          // Not part of any form: the list above is submitted.
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
