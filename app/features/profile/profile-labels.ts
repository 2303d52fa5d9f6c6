/** What the controls of a profile are called, in the order in which they stand. */
export const profileLabels = {
  salutation: "profile.salutation",
  first_name: "profile.first-name",
  last_name: "profile.last-name",
  job_title: "profile.job-title",
  country_code: "profile.country",
  province_code: "profile.province",
  city_code: "profile.city",
  address1: "profile.address1",
  address2: "profile.address2",
  mobile1: "profile.mobile1",
  mobile2: "profile.mobile2",
  phone1: "profile.phone1",
  phone2: "profile.phone2",
  fax: "profile.fax",
  timezone: "profile.timezone",
  language: "profile.language",
} as const
