/** Name of the hidden field that makes a repeated submit harmless (FORM-07). */
export const idempotencyField = "idempotency_key"
