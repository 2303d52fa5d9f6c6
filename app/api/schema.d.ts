// Generated from openapi/ by "npm run contract". Do not edit.

export interface paths {
    "/alliance/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alliances
         * @description All tenants of this installation, in the order in which they are shown. Asked once at start-up and refreshed in the
         *     background, without any session header (specification 7, TEN-01). The specification does not show the shape of an
         *     item; see `Alliance`.
         */
        get: operations["alliance.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a ticket for a session
         * @description Second half of the sign-on (specification 7, SES-02). A ticket is good for one exchange within a few minutes and only
         *     for the org, app and goto it was made for: else `ticket_invalid`. Somebody who is known to the login host but is no
         *     member of the alliance gets 200 with `token` null and `code` `not_member` (SES-03). A disabled member gets
         *     `member_disabled`.
         */
        post: operations["ticket.exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a token
         * @description Asked before every protected navigation (specification 5, SES-06). All four values must belong together. Only
         *     `success` is read: a token that does not hold is answered with 200 and `success` false. A disabled member's token
         *     does not hold. The session headers are sent as well, but the body decides.
         */
        post: operations["token.verify"];
        /**
         * End the session
         * @description Logs out (specification 7, SES-09): the token of the header is good for nothing from now on. The portal ends its own
         *     session whatever the answer is.
         */
        delete: operations["token.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/application": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the alliance the visitor is looking at. Without a token nothing else tells which one.
                 * @example alliance-aurora
                 */
                "alliance-id": components["parameters"]["AllianceIdPublic"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be let in
         * @description Somebody who is no member asks for an account (specification 1, SES-04). Path and method are the specification's,
         *     the body is not shown there. An administrator approves or rejects; the applicant is told by mail. Only one request
         *     of the same account or email address may be pending: a second one is `already_submitted`. At most 5 requests an
         *     hour from one address: `rate_limited`.
         */
        post: operations["login-request.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/timezone": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones
         * @description Zones a person may choose from (specification 7, I18N-03).
         */
        get: operations["utils.timezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utils/language": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages
         * @description Languages a person may choose from; the portal shows them in reverse order (specification 7, I18N-03).
         */
        get: operations["utils.language"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{code}/children": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what lies below a region
         * @description Countries and regions below `0`, provinces below a country, cities below a province. The specification sends the
         *     code twice, in the path and as a query parameter; both are the same, and the path decides.
         */
        get: operations["region.children"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/grouped": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List my groups and the other groups
         * @description The groups of the navigation (specification 7, SHELL-01, WG-01). Disbanded groups are listed too. Of a restricted
         *     group everybody may see what stands here, nothing else (specification 4).
         */
        get: operations["workgroup.grouped"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thanks": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the alliance the visitor is looking at. Without a token nothing else tells which one.
                 * @example alliance-aurora
                 */
                "alliance-id": components["parameters"]["AllianceIdPublic"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the special thanks
         * @description Strategic sponsors, partners and the user guide of an alliance, for everyone (specification 2).
         */
        get: operations["thanks.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description One file for one module. The answer's id goes into a field `…_id` or `…_ids` of a record; a file that no record
         *     refers to is removed after 24 hours. Without a token only `membership_application` takes files. Limits
         *     (specification 5 and 9, ERR-05), 1M = 1 048 576 bytes:
         *
         *     | Module | use | One file | Together | Kinds |
         *     |---|---|---|---|---|
         *     | any | attachment | 25M | – | any |
         *     | notice | attachment | 25M | 50M | any |
         *     | meeting, notice, proposal, topic_call, workgroup, membership_application | image | 10M | – | JPEG, JPG, PNG, GIF, WEBP, BMP, by content and by name |
         *     | organization, membership_application | logo | 10M | – | the same images |
         *     | any other | image | – | – | refused: `image_unavailable` |
         *
         *     The limit *together* is checked when the record is saved. Without a token, at most 60 files an hour from one
         *     address: `rate_limited`.
         */
        post: operations["file.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path: {
                /**
                 * @description Id of the file.
                 * @example file-30
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes. Readable by who may read a record that refers to the file; logos, the user guide and what stands on a public page by
         *     everyone, without a token. A file that may not be read without a token is 401 without one, 403 with one.
         *     Images are sent with their own type, everything else as `application/octet-stream`; the portal never shows a file
         *     in place unless it is one of the images named at `file.create`.
         */
        get: operations["file.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/statistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count proposals, groups, meetings and ballots
         * @description The numbers of the dashboard (specification 2, DASH-04), for the alliance or for one group. Of a group, `group`
         *     counts that group alone.
         */
        get: operations["dashboard.statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/activity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count logins, login members and operations
         * @description The activity chart (specification 2, DASH-03). At most 366 days; without dates the last 30 days up to today. The
         *     days are those of the zone in the answer. `to` before `from`: `end_before_start` at `to`; too long: `too_many`.
         */
        get: operations["dashboard.activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/recent": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List recent meetings and ballots
         * @description Meetings and ballots of the last 30 and the next 30 days that the person may see, in one list (specification 2,
         *     DASH-01).
         */
        get: operations["dashboard.recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/needs-my-action/counts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits for me
         * @description The numbers beside the entries of the navigation (SHELL-01, DASH-08).
         */
        get: operations["needs-my-action.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what happens between two instants
         * @description Meetings, ballots, topic calls, tasks and schedules that the person may see and that touch the range (specification
         *     2, DASH-02). At most 62 days: longer is `too_many` at `to`; `to` not after `from` is `end_before_start` at `to`.
         */
        get: operations["calendar.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List notices
         * @description Sent notices to the alliance and to the groups the person may see; drafts and what is being sent only for who may
         *     work on them (specification 4, DASH-05).
         */
        get: operations["notice.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proposal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List proposals
         * @description Proposals the person may see. `phase=public_notice&status=ongoing&sort=deadline` is what the dashboard shows
         *     (DASH-06): the days left are counted from now to `deadline`, the whole period from `phase_start_time`.
         */
        get: operations["proposal.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Every call that did what was asked.
         * @constant
         */
        Succeeded: true;
        /** @description Opaque; compared as text, never parsed. */
        Id: string;
        /** @description A file as records refer to it; `file.get` gives the bytes. */
        FileRef: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description In bytes. */
            size: number;
            /** @description As found from the content, not as the browser claimed. */
            content_type: string;
        };
        /**
         * @description A tenant. The specification names `url`, `name` and `name_english`; the rest is ours: headers need the id, the login
         *     host the `org`, the login page and the header the logos.
         */
        Alliance: {
            /** @description Sent as `alliance-id`. */
            id: components["schemas"]["Id"];
            /** @description The address segment, `/a/{url}`; fixed. */
            url: string;
            name: string;
            name_english: string;
            acronym: string;
            /** @description What the login host and `ticket.exchange` are told. */
            org: string;
            /** @description Recommended 130 x 130 pixels (specification 9). */
            login_logo: components["schemas"]["FileRef"] | null;
            /** @description Recommended width 170 to 450, height 45 pixels (specification 9). */
            home_logo: components["schemas"]["FileRef"] | null;
            /** @description Accent colour of the alliance in degrees; null is the standard one. */
            hue: number | null;
            /** @description The alliance is shown without colour (days of mourning). */
            is_grey: boolean;
        };
        /**
         * @description Why a call was refused. The standard codes always stand here, the others come with the first operation that answers
         *     them (`x-codes` there). `x-texts`: HTTP status, the text in both languages, and the details in `result` that fill
         *     in `{…}`. Texts quoted in section 8 of the specification stand word for word.
         * @enum {string}
         */
        RefusalCode: "validation_failed" | "stale" | "state_refused" | "group_disbanded" | "idempotency_conflict" | "rate_limited" | "unauthorized" | "forbidden" | "restricted_group" | "not_found" | "server_error" | "token_invalid" | "not_member" | "ticket_invalid" | "member_disabled" | "already_submitted" | "file_too_large" | "file_type" | "file_empty" | "image_unavailable";
        /**
         * @description Why a field was refused. `x-texts`: the text in both languages; `{min}`, `{max}`, `{limit}` come from `params`,
         *     `{field}` is the label of the field. `required` also stands for text of blanks alone; `value_unknown` also for a value
         *     of another kind (text where a number is expected, a time that cannot be read). A form that needs a code of its own
         *     brings it here.
         * @enum {string}
         */
        FieldCode: "required" | "too_short" | "too_long" | "number_range" | "min_items" | "too_many" | "value_unknown" | "unknown_field" | "unknown_reference" | "zone_unknown" | "email_format" | "phone_format" | "url_format" | "end_before_start" | "file_too_large" | "file_type" | "file_empty" | "image_unavailable";
        /** @description What the text of the field code is filled in with. */
        FieldErrorParams: {
            min?: number;
            max?: number;
            /** @description In megabytes (1 048 576 bytes). */
            limit?: number;
        };
        FieldError: {
            /** @description Path in the body (`options.1.text`), or name of a query parameter or header. */
            field: string;
            code: components["schemas"]["FieldCode"];
            /** @description English, for logs; the portal shows its own text of the code. */
            message: string;
            params?: components["schemas"]["FieldErrorParams"];
        };
        /** @description An organisation unit whose members work in the alliance. */
        EntityRef: {
            id: components["schemas"]["Id"];
            name: string;
            name_english: string;
        };
        /** @description A person as records name them. Someone whose account is disabled keeps their name. */
        MemberRef: {
            id: components["schemas"]["Id"];
            username: string;
            /** @description The name the person chose to show. */
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            is_disabled: boolean;
        };
        /**
         * Format: date-time
         * @description RFC 3339 with offset.
         */
        Instant: string;
        /** @description Counts the changes of the record; a write sends it back. */
        Version: number;
        /**
         * @description Who may do something, as the state tables name them.
         * @enum {string}
         */
        Role: "alliance_admin" | "general_secretary" | "notice_admin" | "topic_admin" | "download_admin" | "proposal_admin" | "certification_admin" | "certificate_admin" | "member_admin" | "schedule_admin" | "chair" | "vice_chair" | "secretary" | "group_member" | "alliance_member" | "creator" | "organizer" | "participant" | "voter" | "submitter" | "assignee" | "collaborator" | "applicant" | "testing_agency" | "certification_agency";
        /** @description Key of a group; fixed once the group exists. */
        Acronym: string;
        /**
         * @description A restricted group admits only its members (specification 4).
         * @enum {string}
         */
        GroupType: "public" | "restricted";
        /**
         * @description A disbanded group can only be read (specification 4).
         * @enum {string}
         */
        GroupStatus: "normal" | "disband";
        /** @description A working group as records name it. Addressed by its acronym. */
        GroupRef: {
            id: components["schemas"]["Id"];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
        };
        /** @description What the text of the code is filled in with. Which ones a code carries stands at `RefusalCode`. */
        RefusalDetails: {
            changed_by?: components["schemas"]["MemberRef"];
            changed_time?: components["schemas"]["Instant"];
            version?: components["schemas"]["Version"];
            /** @description The status the record has now. */
            status?: string;
            /** @description Who could do it. */
            roles?: components["schemas"]["Role"][];
            group?: components["schemas"]["GroupRef"];
            /** @description Whom to ask for access to the group. */
            chairs?: components["schemas"]["MemberRef"][];
            /** @description From when it can be tried again. */
            next_time?: components["schemas"]["Instant"];
            /** @description When the earlier request was submitted. */
            apply_time?: components["schemas"]["Instant"];
            /** @description In megabytes (1 048 576 bytes). */
            limit?: number;
            /** @description Name of the file that was refused. */
            name?: string;
        };
        /** @description Every answer that did not do what was asked. */
        Refusal: {
            /** @constant */
            success: false;
            code: components["schemas"]["RefusalCode"];
            /** @description English, for logs; the portal shows its own text of the code. */
            message: string;
            /** @description The fields at fault; only with `validation_failed` and the file codes. */
            errors?: components["schemas"]["FieldError"][];
            result?: components["schemas"]["RefusalDetails"];
        };
        TicketExchange: {
            /** @description As the login host put it into the address of the callback. Used once. */
            ticket: string;
            /** @description The alliance's `org`. */
            org: string;
            /** @description The application the ticket was made for. */
            app: string;
            /** @description Where the login host was told to return to; a ticket made for another address is refused. */
            goto?: string;
        };
        /** @description IANA name of a time zone. */
        Zone: string;
        /**
         * @description Who has signed on. `token` is null when the person is known to the login host but is no member of the alliance: the
         *     portal then keeps this as a temporary user (specification 4, SES-03).
         */
        LoginResult: {
            token: string | null;
            org: string;
            alliance_id: components["schemas"]["Id"];
            /** @description Sent as `member-id`. */
            user_id: components["schemas"]["Id"];
            username: string;
            /** @description Alliance administrator. */
            is_admin: boolean;
            /**
             * @description Business roles: 6 notice, 7 topic, 8 download, 9 proposal, 10 test certification, 11 certificate, 12 member, 13
             *     schedule administrator. The specification leaves out 9 and 10. Unknown numbers are ignored.
             */
            biz_roles: number[];
            /** @description The zone the person chose. */
            timezone: components["schemas"]["Zone"];
            /** @description `english`; any other value means Chinese (specification 3). */
            language: string;
            /** @description The `goto` of the request. */
            goto: string | null;
        };
        TokenVerification: {
            alliance_id: components["schemas"]["Id"];
            member_id: components["schemas"]["Id"];
            /** @description Plain text here, not percent-encoded. */
            username: string;
            token: string;
        };
        TokenValid: {
            success: components["schemas"]["Succeeded"];
        };
        TokenInvalid: {
            /** @constant */
            success: false;
            /** @constant */
            code: "token_invalid";
            message: string;
        };
        /** @description Only `success` is read; a token that does not hold is an answer, not an error (specification 7). */
        TokenVerdict: components["schemas"]["TokenValid"] | components["schemas"]["TokenInvalid"];
        /** Format: email */
        Email: string;
        /** @description 5 to 20 digits, an optional + in front, blanks and hyphens between. */
        Phone: string;
        /** @description The application body. The specification requires name and company (section 5) and names no field types. */
        LoginRequestInput: {
            /** @description The account at the login host, when it is known. */
            username?: string | null;
            email?: components["schemas"]["Email"] | null;
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            company: string;
            /** @description May have several lines. */
            memo?: string | null;
        };
        /** @enum {string} */
        LoginRequestStatus: "pending" | "approved" | "rejected";
        LoginRequestReceipt: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["LoginRequestStatus"];
            apply_time: components["schemas"]["Instant"];
        };
        TimezoneList: {
            /** @description In the order in which they are offered. */
            timezones: components["schemas"]["Zone"][];
        };
        LanguageList: {
            /** @description The portal offers them in reverse order (specification 7). */
            languages: string[];
        };
        RegionCode: string;
        Region: {
            code: components["schemas"]["RegionCode"];
            name: string;
            name_english: string;
            /** @description There is nothing below it. */
            is_leaf: boolean;
        };
        RegionChildren: {
            /** @description In the order in which they are offered; empty for a leaf. */
            items: components["schemas"]["Region"][];
        };
        /** @enum {string} */
        GroupRole: "chair" | "vice_chair" | "secretary" | "member";
        /** @description A group as navigation shows it. */
        GroupItem: {
            id: components["schemas"]["Id"];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            /** @description What the person is in this group; empty among the other groups. */
            my_roles: components["schemas"]["GroupRole"][];
            /** @description False for a restricted group the person may not enter. */
            is_accessible: boolean;
        };
        GroupedWorkgroups: {
            /** @description Groups in which the person has a role, by acronym. */
            my_groups: components["schemas"]["GroupItem"][];
            /** @description All other groups of the alliance, by acronym. */
            other_groups: components["schemas"]["GroupItem"][];
        };
        /**
         * Format: uri
         * @description Starts with http or https.
         */
        WebAddress: string;
        Supporter: {
            name: string;
            name_english: string;
            logo: components["schemas"]["FileRef"] | null;
            website: components["schemas"]["WebAddress"] | null;
        };
        Thanks: {
            /** @description Strategic sponsors, in the order in which they are shown. */
            sponsors: components["schemas"]["Supporter"][];
            /** @description Partners, in the order in which they are shown. */
            partners: components["schemas"]["Supporter"][];
            user_guide: components["schemas"]["FileRef"] | null;
            secretariat_email: components["schemas"]["Email"] | null;
        };
        /**
         * @description What a file, log row, export, preview, import or search result belongs to.
         * @enum {string}
         */
        Module: "alliance" | "meeting" | "ballot" | "notice" | "topic_call" | "topic" | "topic_code_rule" | "download" | "download_category" | "export_package" | "task" | "schedule" | "proposal" | "certification" | "certificate" | "workgroup" | "member" | "member_invitation" | "organization" | "phase_duration" | "agency" | "entity" | "member_level" | "login_request" | "membership_application" | "profile" | "session";
        /**
         * @description `image` stands inside a text, `logo` is one of the two logos of an alliance or an applicant.
         * @default attachment
         * @enum {string}
         */
        FileUse: "attachment" | "image" | "logo";
        FileInput: {
            /** @description The bytes, with the name of the file. */
            file: string;
            module: components["schemas"]["Module"];
            use?: components["schemas"]["FileUse"];
        };
        File: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description In bytes. */
            size: number;
            content_type: string;
            module: components["schemas"]["Module"];
            use: components["schemas"]["FileUse"];
            created_time: components["schemas"]["Instant"];
        };
        Total: number;
        /** @description Only what the person may see is counted. */
        Statistics: {
            proposal: {
                total: components["schemas"]["Total"];
                ongoing_total: components["schemas"]["Total"];
            };
            group: {
                /** @description Disbanded groups are not counted. */
                total: components["schemas"]["Total"];
                mine_total: components["schemas"]["Total"];
            };
            meeting: {
                /** @description Cancelled ones are not counted. */
                total: components["schemas"]["Total"];
                /** @description From Monday to Sunday of the present week, in the zone of the person. */
                week_total: components["schemas"]["Total"];
            };
            ballot: {
                /** @description Cancelled ones are not counted. */
                total: components["schemas"]["Total"];
                ongoing_total: components["schemas"]["Total"];
            };
        };
        /**
         * Format: date
         * @description RFC 3339 full-date.
         */
        Day: string;
        /**
         * @description A week is seven days, counted from `from`.
         * @default day
         * @enum {string}
         */
        ActivityStep: "day" | "week";
        ActivityItem: {
            /** @description The day, or the first day of the week. */
            date: components["schemas"]["Day"];
            login_total: components["schemas"]["Total"];
            /** @description People who logged in, each counted once. */
            login_member_total: components["schemas"]["Total"];
            /** @description Rows of the operation log. */
            operation_total: components["schemas"]["Total"];
        };
        Activity: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            step: components["schemas"]["ActivityStep"];
            /** @description The zone whose days are counted. */
            timezone: components["schemas"]["Zone"];
            /** @description One item per day or week, oldest first, also where nothing happened. */
            items: components["schemas"]["ActivityItem"][];
        };
        /**
         * @description Computed from the times when it is read.
         * @enum {string}
         */
        RecentStatus: "not_started" | "ongoing" | "ended" | "cancelled";
        RecentItem: {
            /** @enum {string} */
            module: "meeting" | "ballot";
            /** @description Id of the meeting or ballot. */
            key: components["schemas"]["Id"];
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description Planned end; the actual one if it ended early. */
            end_time: components["schemas"]["Instant"];
            timezone: components["schemas"]["Zone"];
            group: components["schemas"]["GroupRef"] | null;
            status: components["schemas"]["RecentStatus"];
            /** @description The person may vote in this ballot; false for meetings. */
            is_voter: boolean;
            /** @description Text of the option the person voted for; null for meetings and without a vote. */
            my_option: string | null;
        };
        RecentItems: {
            /** @description What is going on first, then what comes next (soonest first), then what is over (latest first). */
            items: components["schemas"]["RecentItem"][];
        };
        /** @description The numbers beside the entries of the navigation. */
        ActionCounts: {
            /** @description All that waits for this person. */
            needs_my_action: components["schemas"]["Total"];
            /** @description Ballots this person has still to vote in. */
            ballot: components["schemas"]["Total"];
            /** @description Open tasks assigned to this person. */
            task: components["schemas"]["Total"];
            /** @description Notices sent less than 7 days ago. */
            new_notice: components["schemas"]["Total"];
            /** @description Pending ones; null for who may not decide them. */
            login_request: number | null;
            /** @description Waiting for a review; null for who may not review them. */
            membership_application: number | null;
        };
        /** @enum {string} */
        CalendarModule: "meeting" | "ballot" | "topic_call" | "task" | "schedule";
        /**
         * @description One vocabulary for all modules, so that a calendar knows none of them: a completed task is `ended`, a suspended one
         *     `ongoing`, a cancelled schedule `cancelled`.
         * @enum {string}
         */
        CalendarStatus: "not_started" | "ongoing" | "ended" | "cancelled";
        CalendarEvent: {
            module: components["schemas"]["CalendarModule"];
            /** @description Id of the record. */
            key: components["schemas"]["Id"];
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description Not before the start. */
            end_time: components["schemas"]["Instant"];
            timezone: components["schemas"]["Zone"];
            /** @description Whole days of `timezone`; the end is the first instant of the day after. */
            is_all_day: boolean;
            status: components["schemas"]["CalendarStatus"];
            group: components["schemas"]["GroupRef"] | null;
            /** @description May be a web address. */
            location: string | null;
            /** @description Stays the same for calendar files. */
            uid: string;
            /** @description Rises with every change that calendar files must follow. */
            sequence: number;
            updated_time: components["schemas"]["Instant"];
        };
        CalendarEvents: {
            /** @description By start, then by subject. */
            items: components["schemas"]["CalendarEvent"][];
        };
        /**
         * @description One of the sizes that every list offers.
         * @default 25
         * @enum {integer}
         */
        PageSize: 10 | 25 | 50 | 200;
        /**
         * @description Once sent, a notice can be neither edited nor withdrawn (specification 4).
         * @enum {string}
         */
        NoticeStatus: "draft" | "sending" | "sent";
        /** @enum {string} */
        NoticeAction: "update" | "delete" | "recipient.update" | "publish" | "recall" | "delivery.list";
        /** @description A notice without its content, attachments and external recipients. */
        NoticeRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["NoticeAction"][];
            subject: string;
            /** @description Where answers go. */
            reply_to: components["schemas"]["Email"][];
            /**
             * @description Language of the mail to external recipients; null without any.
             * @enum {string|null}
             */
            template_language: "english" | "chinese" | null;
            /** @description Null for a notice to the whole alliance. */
            group: components["schemas"]["GroupRef"] | null;
            status: components["schemas"]["NoticeStatus"];
            creator: components["schemas"]["MemberRef"];
            /** @description When the last mail was handed over. */
            sent_time: components["schemas"]["Instant"] | null;
            created_time: components["schemas"]["Instant"];
            updated_time: components["schemas"]["Instant"];
            /** @description Until then `recall` is possible; 60 seconds after publishing. */
            hold_until_time: components["schemas"]["Instant"] | null;
            /** @description A draft again because its group was disbanded; locked. */
            is_withdrawn_by_disbanding: boolean;
            recipient_total: components["schemas"]["Total"];
            /** @description Recipients whose mail could not be handed over. */
            failed_total: components["schemas"]["Total"];
            /** @description Sent less than 7 days ago. */
            is_new: boolean;
        };
        /** @description Number of the page that was asked for, from 1. */
        PageNumber: number;
        /**
         * @description What this person may do with a list. `export` makes a package of what the list shows.
         * @enum {string}
         */
        ListAction: "create" | "export";
        NoticeCounts: {
            draft: components["schemas"]["Total"];
            sending: components["schemas"]["Total"];
            sent: components["schemas"]["Total"];
        };
        NoticeList: {
            items: components["schemas"]["NoticeRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["NoticeCounts"];
        };
        /**
         * @description `system_closed`: not passed within the time of the phase (specification 4).
         * @enum {string}
         */
        ProposalStatus: "ongoing" | "withdrawn" | "closed" | "system_closed" | "ended";
        /**
         * @description Fixed once set (specification 4).
         * @enum {string}
         */
        PhaseType: "administrator_review" | "group_review" | "public_notice" | "archive" | "published" | "others";
        /**
         * @description `meeting.create` and `ballot.create` make one for the running phase.
         * @enum {string}
         */
        ProposalAction: "review" | "phase.create" | "phase.update" | "phase.end" | "submit-archive" | "archive" | "send-back" | "withdraw" | "close" | "submitter.update" | "revision.create" | "feedback.create" | "meeting.create" | "ballot.create";
        /** @description Key of a proposal; given by the backend, fixed. */
        DraftCode: string;
        RevisionRef: {
            id: components["schemas"]["Id"];
            /** @description From 0. */
            number: number;
        };
        /** @description The numbers on the tabs of a proposal; only what the person may see is counted. */
        ProposalTotals: {
            revision: components["schemas"]["Total"];
            ballot: components["schemas"]["Total"];
            meeting: components["schemas"]["Total"];
            member: components["schemas"]["Total"];
            attachment: components["schemas"]["Total"];
            feedback: components["schemas"]["Total"];
        };
        /** @description A proposal without its content, revisions, phases, attachments and invited people. */
        ProposalRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["ProposalAction"][];
            draft_code: components["schemas"]["DraftCode"];
            title: string;
            /** @description Names; authors need no account. */
            authors: string[];
            group: components["schemas"]["GroupRef"];
            submitter: components["schemas"]["MemberRef"];
            timezone: components["schemas"]["Zone"];
            created_time: components["schemas"]["Instant"];
            updated_time: components["schemas"]["Instant"];
            latest_revision: components["schemas"]["RevisionRef"];
            status: components["schemas"]["ProposalStatus"];
            /** @description Type of the running phase; the last one when the proposal is over; null between phases. */
            phase: components["schemas"]["PhaseType"] | null;
            /** @description When the phase began; null between phases. With `deadline` it tells how much of it is left. */
            phase_start_time: components["schemas"]["Instant"] | null;
            /** @description When the phase ends by itself; null where it does not. */
            deadline: components["schemas"]["Instant"] | null;
            reject_reason: string | null;
            close_reason: string | null;
            counts: components["schemas"]["ProposalTotals"];
        };
        ProposalCounts: {
            ongoing: components["schemas"]["Total"];
            withdrawn: components["schemas"]["Total"];
            closed: components["schemas"]["Total"];
            system_closed: components["schemas"]["Total"];
            ended: components["schemas"]["Total"];
        };
        ProposalList: {
            items: components["schemas"]["ProposalRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["ProposalCounts"];
        };
    };
    responses: {
        /**
         * @description `validation_failed`: something in the request is not as described; `errors` names each field (a query parameter or
         *     header by its name, a field of the body by its path, `options.1.text`).
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `server_error`: the backend failed; nothing was changed. Any answer that is not described here is treated the same. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `unauthorized`: no token, or one that has expired or was revoked. The portal saves the address and ends the session (specification 8). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /**
         * @description `forbidden`: this person may not do this; `result.roles` may say who could. `restricted_group`: the group admits only
         *     its members (specification 6); `result` holds the group and its chairs.
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description `not_found`: there is no such record, or this person may not know of it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
         * @example alliance-aurora
         */
        AllianceId: components["schemas"]["Id"];
        /**
         * @description The `user_id` of the login result. Always sent beside a token.
         * @example member-1042
         */
        MemberId: components["schemas"]["Id"];
        /**
         * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
         *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
         * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
         */
        Username: string;
        /**
         * @description Id of the alliance the visitor is looking at. Without a token nothing else tells which one.
         * @example alliance-aurora
         */
        AllianceIdPublic: components["schemas"]["Id"];
        /**
         * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
         *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`.
         * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
         */
        IdempotencyKey: string;
        /**
         * @description Only what belongs to this group. Absent: everything the person may see. A restricted group the person does not belong
         *     to: 403 `restricted_group`; an unknown one: 400 with `unknown_reference` at this field.
         * @example COPT
         */
        GroupAcronym: components["schemas"]["Acronym"];
        /**
         * @description Only what belongs to one of these groups. A restricted group the person does not belong to: 403 `restricted_group`; an
         *     unknown one: 400 with `unknown_reference` at this field.
         * @example [
         *       "COPT",
         *       "LINK"
         *     ]
         */
        GroupAcronyms: components["schemas"]["Acronym"][];
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Records on a page.
         * @example 25
         */
        Size: components["schemas"]["PageSize"];
        /**
         * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
         * @example 光学 optics
         */
        Search: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "alliance.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list itself is the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Alliance"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "ticket.exchange": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketExchange"];
            };
        };
        responses: {
            /** @description Who has signed on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        /**
                         * @description Only when `token` is null.
                         * @constant
                         */
                        code?: "not_member";
                        message?: string;
                        result: components["schemas"]["LoginResult"];
                    };
                };
            };
            /** @description `validation_failed`, `ticket_invalid` or `member_disabled`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    "token.verify": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenVerification"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenVerdict"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "token.revoke": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "login-request.create": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the alliance the visitor is looking at. Without a token nothing else tells which one.
                 * @example alliance-aurora
                 */
                "alliance-id": components["parameters"]["AllianceIdPublic"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestInput"];
            };
        };
        responses: {
            /** @description The request waits for an administrator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequestReceipt"];
                    };
                };
            };
            /** @description `validation_failed`, `already_submitted`, `rate_limited` or `idempotency_conflict`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    "utils.timezone": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["TimezoneList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "utils.language": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LanguageList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "region.children": {
        parameters: {
            query: {
                /**
                 * @description The same code again.
                 * @example NO
                 */
                code: components["schemas"]["RegionCode"];
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path: {
                /**
                 * @description Code of the region above; `0` is the top.
                 * @example NO
                 */
                code: components["schemas"]["RegionCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The regions below. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["RegionChildren"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.grouped": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups of the alliance, each in one of the two lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["GroupedWorkgroups"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "thanks.get": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the alliance the visitor is looking at. Without a token nothing else tells which one.
                 * @example alliance-aurora
                 */
                "alliance-id": components["parameters"]["AllianceIdPublic"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom the alliance thanks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Thanks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    "file.create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            /** @description The file is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["File"];
                    };
                };
            };
            /** @description `validation_failed`, one of the file codes, `rate_limited` or `idempotency_conflict`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "file.get": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path: {
                /**
                 * @description Id of the file.
                 * @example file-30
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with the name of the file, also as UTF-8 (RFC 6266).
                     * @example attachment; filename="User guide.pdf"; filename*=UTF-8''%E4%BD%BF%E7%94%A8%E6%8C%87%E5%8D%97%20User%20guide.pdf
                     */
                    "Content-Disposition": string;
                    /**
                     * @description Size in bytes.
                     * @example 1843200
                     */
                    "Content-Length"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                    "image/*": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "dashboard.statistics": {
        parameters: {
            query?: {
                /**
                 * @description Only what belongs to this group. Absent: everything the person may see. A restricted group the person does not belong
                 *     to: 403 `restricted_group`; an unknown one: 400 with `unknown_reference` at this field.
                 * @example COPT
                 */
                group_acronym?: components["parameters"]["GroupAcronym"];
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Statistics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "dashboard.activity": {
        parameters: {
            query?: {
                /**
                 * @description The first day.
                 * @example 2026-10-22
                 */
                from?: components["schemas"]["Day"];
                /**
                 * @description The last day, included.
                 * @example 2026-11-18
                 */
                to?: components["schemas"]["Day"];
                /**
                 * @description What one item stands for.
                 * @example week
                 */
                step?: components["schemas"]["ActivityStep"];
                /**
                 * @description Only what belongs to this group. Absent: everything the person may see. A restricted group the person does not belong
                 *     to: 403 `restricted_group`; an unknown one: 400 with `unknown_reference` at this field.
                 * @example COPT
                 */
                group_acronym?: components["parameters"]["GroupAcronym"];
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item per day or week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Activity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "dashboard.recent": {
        parameters: {
            query?: {
                /**
                 * @description Only what belongs to this group. Absent: everything the person may see. A restricted group the person does not belong
                 *     to: 403 `restricted_group`; an unknown one: 400 with `unknown_reference` at this field.
                 * @example COPT
                 */
                group_acronym?: components["parameters"]["GroupAcronym"];
                /**
                 * @description How many at most.
                 * @example 6
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is going on, what comes, what was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["RecentItems"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "needs-my-action.counts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ActionCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "calendar.list": {
        parameters: {
            query: {
                /**
                 * @description Start of the range, included.
                 * @example 2026-10-31T16:00:00Z
                 */
                from: components["schemas"]["Instant"];
                /**
                 * @description End of the range, excluded.
                 * @example 2026-11-30T16:00:00Z
                 */
                to: components["schemas"]["Instant"];
                /**
                 * @description Only these kinds.
                 * @example [
                 *       "meeting",
                 *       "ballot"
                 *     ]
                 */
                module?: components["schemas"]["CalendarModule"][];
                /**
                 * @description Only what belongs to one of these groups. A restricted group the person does not belong to: 403 `restricted_group`; an
                 *     unknown one: 400 with `unknown_reference` at this field.
                 * @example [
                 *       "COPT",
                 *       "LINK"
                 *     ]
                 */
                group_acronym?: components["parameters"]["GroupAcronyms"];
                /**
                 * @description Only what the person takes part in, votes in, is assigned to, or subscribed to.
                 * @example true
                 */
                mine?: boolean;
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything in the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["CalendarEvents"];
                    };
                };
            };
            /** @description `validation_failed`: the range is missing, turned round or too long, or a filter is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "notice.list": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records on a page.
                 * @example 25
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Where `sent_time` is null, `updated_time` stands in.
                 * @example -sent_time
                 */
                sort?: "sent_time" | "-sent_time" | "created_time" | "-created_time" | "updated_time" | "-updated_time" | "subject" | "-subject";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "sent"
                 *     ]
                 */
                status?: components["schemas"]["NoticeStatus"][];
                /**
                 * @description Only what belongs to one of these groups. A restricted group the person does not belong to: 403 `restricted_group`; an
                 *     unknown one: 400 with `unknown_reference` at this field.
                 * @example [
                 *       "COPT",
                 *       "LINK"
                 *     ]
                 */
                group_acronym?: components["parameters"]["GroupAcronyms"];
                /**
                 * @description Only notices of these people.
                 * @example [
                 *       "member-1042"
                 *     ]
                 */
                creator_id?: components["schemas"]["Id"][];
                /**
                 * @description Only notices whose `sent_time` (or `updated_time`) is at or after this instant.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Only notices whose `sent_time` (or `updated_time`) is before this instant.
                 * @example 2026-12-01T00:00:00+08:00
                 */
                to?: components["schemas"]["Instant"];
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["NoticeList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "proposal.list": {
        parameters: {
            query?: {
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Records on a page.
                 * @example 25
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Without a `deadline` a proposal comes last in either direction.
                 * @example deadline
                 */
                sort?: "draft_code" | "-draft_code" | "title" | "-title" | "created_time" | "-created_time" | "updated_time" | "-updated_time" | "deadline" | "-deadline";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "ongoing"
                 *     ]
                 */
                status?: components["schemas"]["ProposalStatus"][];
                /**
                 * @description Only proposals in these phases.
                 * @example [
                 *       "public_notice"
                 *     ]
                 */
                phase?: components["schemas"]["PhaseType"][];
                /**
                 * @description Only what belongs to one of these groups. A restricted group the person does not belong to: 403 `restricted_group`; an
                 *     unknown one: 400 with `unknown_reference` at this field.
                 * @example [
                 *       "COPT",
                 *       "LINK"
                 *     ]
                 */
                group_acronym?: components["parameters"]["GroupAcronyms"];
                /**
                 * @description Only proposals the person submitted, or is named as an author of.
                 * @example [
                 *       "submitted"
                 *     ]
                 */
                mine?: ("submitted" | "authored")[];
                /**
                 * @description Only proposals whose `created_time` is at or after this instant.
                 * @example 2026-01-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Only proposals whose `created_time` is before this instant.
                 * @example 2027-01-01T00:00:00+08:00
                 */
                to?: components["schemas"]["Instant"];
            };
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The `user_id` of the login result. Always sent beside a token.
                 * @example member-1042
                 */
                "member-id"?: components["parameters"]["MemberId"];
                /**
                 * @description The `username` of the login result. Always sent beside a token. Header values are latin-1, so it is percent-encoded as
                 *     UTF-8 (`encodeURIComponent`): `邱岚溪` travels as `%E9%82%B1%E5%B2%9A%E6%BA%AA`, plain ASCII names stay as they are.
                 * @example %E9%82%B1%E5%B2%9A%E6%BA%AA
                 */
                username?: components["parameters"]["Username"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ProposalList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
}
