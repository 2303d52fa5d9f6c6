import type { Domain } from "#app/parts/domain/domain.ts"

export const profile: Domain = {
  operations: ["profile.logged.update"],
  fields: {
    address1: "profile.address1",
    address2: "profile.address2",
    city_code: "profile.city",
    country_code: "profile.country",
    fax: "profile.fax",
    first_name: "profile.first-name",
    job_title: "profile.job-title",
    language: "profile.language",
    last_name: "profile.last-name",
    mobile1: "profile.mobile1",
    mobile2: "profile.mobile2",
    phone1: "profile.phone1",
    phone2: "profile.phone2",
    province_code: "profile.province",
    salutation: "profile.salutation",
  },
  values: { female: "profile.salutation.female", male: "profile.salutation.male" },
}
