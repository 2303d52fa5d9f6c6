import type { MessageDescriptor } from "react-intl"

/** The id of a message that exists in both languages (I18N-02). */
export type MessageId = NonNullable<MessageDescriptor["id"]>
