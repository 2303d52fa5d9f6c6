/** What the controls of an entity are called, in the order in which they stand. */
export const entityLabels = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym-chinese",
  acronym_english: "entity.acronym-english",
  level_id: "entity.level",
  expiration: "entity.expiration",
  email_suffix: "entity.email-suffix",
  website: "entity.website",
  region_code: "entity.region",
  address: "entity.address",
  memo: "entity.memo",
  "contacts[].name": "entity.contact.name",
  "contacts[].phone": "entity.contact.phone",
  "contacts[].email": "entity.contact.email",
} as const
