// Generated from openapi/ by "npm run contract". Do not edit.

export interface paths {
    "/alliance/": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "/login-request": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List login requests
         * @description By alliance and member administrators (ADM-06).
         */
        get: operations["login-request.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login-request/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a login request
         * @description With the entity that its address suggests.
         */
        get: operations["login-request.get"];
        /**
         * Change a login request
         * @description What an administrator mends or completes before deciding.
         */
        put: operations["login-request.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login-request/{id}/approve": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a login request
         * @description The person becomes a member of the entity, may sign in, and is told by mail.
         */
        post: operations["login-request.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login-request/{id}/reject": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a login request
         * @description The person gets a mail with the reason and may ask again.
         */
        post: operations["login-request.reject"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "/needs-my-action": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for me
         * @description One row for each record that waits for this person: what is asked for, in which role, and until when. A row is there as long
         *     as the record offers `action` to this person (DASH-08).
         */
        get: operations["needs-my-action.list"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "/search": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything
         * @description Records in which all words occur, in either language; case is ignored. Names and numbers come before texts, groups first
         *     among them, newer records before older ones. Only what the person may read; nothing of a restricted group from outside (SHELL-10).
         */
        get: operations["search.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show my profile
         * @description The person's own; it needs no action, everybody may change theirs.
         */
        get: operations["profile.get"];
        /**
         * Change my profile
         * @description All written fields at once. Zone and language count from now on: for mails, and for the session that is open (the portal
         *     keeps them there).
         */
        put: operations["profile.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscription": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show my subscriptions
         * @description Which mails the person gets. Whoever never chose gets all of them.
         */
        get: operations["subscription.get"];
        /**
         * Change my subscriptions
         * @description Counts for every mail from now on.
         */
        put: operations["subscription.update"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "/calendar/feed": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List one's calendar feeds
         * @description Those that work, without their keys (CAL-03).
         */
        get: operations["calendar.feed.list"];
        put?: never;
        /**
         * Make a calendar feed
         * @description The key is told this once. An earlier feed of the same person for the same thing stops working: making it again is how an
         *     address is renewed. A restricted group the person does not belong to: 403; an unknown group or a record that the person
         *     may not read: `unknown_reference` at `group_acronym` or `record.key`.
         */
        post: operations["calendar.feed.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the feed.
                 * @example feed-3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Its address answers `not_found` from now on. Somebody else's feed is `not_found`.
         */
        delete: operations["calendar.feed.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed-content/{feed_key}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The secret of the feed. Keep it out of logs.
                 * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_8
                 */
                feed_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a calendar feed
         * @description For whoever has the key, as its owner would see it now: `not_found` when it was revoked, when its owner is disabled or may
         *     no longer read the group or record, and in another alliance. Notes when it was read.
         */
        get: operations["calendar.feed.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description Schedules of the alliance (specification 4, CAL-02): everyone may read them.
         */
        get: operations["schedule.list"];
        put?: never;
        /**
         * Create a schedule
         * @description By schedule and alliance administrators, for the whole alliance.
         */
        post: operations["schedule.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a schedule
         * @description With its description and the reminder of the person who asks.
         */
        get: operations["schedule.get"];
        /**
         * Change a schedule
         * @description By its creator, schedule and alliance administrators. When its times change, the subscribers are told by mail.
         */
        put: operations["schedule.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/{id}/cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a schedule
         * @description For good. Its subscriptions end, each subscriber gets one mail; calendar files say that it is cancelled.
         */
        post: operations["schedule.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/{id}/subscribe": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a schedule
         * @description The person is reminded by mail so long before the start. A second subscription changes the reminder.
         */
        post: operations["schedule.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/{id}/unsubscribe": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from a schedule
         * @description There are no reminders any more. Offered to who has subscribed; of a cancelled schedule nobody has.
         */
        post: operations["schedule.unsubscribe"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "/workgroup": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description All groups of the alliance (specification 4, WG-01). Of a restricted group somebody from outside is told the names, the type and
         *     whom to ask, nothing else; sorted by what is not told, it comes last.
         */
        get: operations["workgroup.list"];
        put?: never;
        /**
         * Create a group
         * @description By alliance and member administrators (ADM-02). The acronym is its address and stays as it is. Everybody who is put into it is
         *     told by mail.
         */
        post: operations["workgroup.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        /**
         * Get a group
         * @description With its officers and the numbers on its tabs: one call for the frame of all its pages.
         */
        get: operations["workgroup.get"];
        /**
         * Change a group
         * @description By alliance and member administrators (ADM-02). Once a group is restricted, only its members and alliance administrators get in:
         *     `preview.get` says who loses access. When the type changes, the members are told by mail.
         */
        put: operations["workgroup.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}/disband": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disband a group
         * @description For good (ADM-02, WG-05). Its meetings and ballots that have not begun are cancelled, its proposals closed, its notices that are
         *     not sent withdrawn; what goes on comes to its end. Afterwards it can only be read. Its members are told by mail.
         */
        post: operations["workgroup.disband"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}/leave": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a group
         * @description With all roles one has in it. The chairs who stay are told by mail.
         */
        post: operations["workgroup.leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}/member": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        /**
         * List the members of a group
         * @description Everyone with a role in the group, officers too. `role` sorts by the highest role.
         */
        get: operations["workgroup.member.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}/role/{role}/member": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
                /**
                 * @description Role in the group.
                 * @example member
                 */
                role: components["schemas"]["GroupRole"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give people a role
         * @description By alliance and member administrators (ROLE-06); a chair adds members, not officers. Whoever gets an office becomes a member, too.
         *     Everybody who is new in the role is told by mail.
         */
        post: operations["workgroup.role.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workgroup/{acronym}/role/{role}/member/{member_id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
                /**
                 * @description Role in the group.
                 * @example member
                 */
                role: components["schemas"]["GroupRole"];
                /**
                 * @description Id of who holds the role.
                 * @example member-aurora-member
                 */
                member_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a role from somebody
         * @description By alliance and member administrators (ROLE-06); a chair removes members who hold no office. An officer stays a member; `member`
         *     takes somebody out of the group, with every role. The last chair may be removed: `preview.get` warns. The person is told by mail.
         *     Somebody who does not hold the role: 404.
         */
        delete: operations["workgroup.role.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description By alliance and member administrators (ADM-01). `q` is looked for in names, user names, addresses and organisations.
         */
        get: operations["member.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/tree": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Show members as a tree
         * @description What a picker of people shows. With `group_acronym`: the organisations and people of the group. With `module` and `key`:
         *     the people whom that record is for (a meeting: its participants, a ballot: its voters). Otherwise all groups the person may enter with how
         *     many people they have; people only with `q`, by organisation. Accounts that are disabled cannot be chosen and do not
         *     stand here. `q` is looked for in names, user names and organisations.
         */
        get: operations["member.tree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List entities
         * @description Organisation units of the alliance, for alliance and member administrators (specification 2, ADM-05).
         */
        get: operations["entity.list"];
        put?: never;
        /**
         * Create an entity
         * @description By alliance and member administrators.
         */
        post: operations["entity.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an entity
         * @description With its contacts, address and memo.
         */
        get: operations["entity.get"];
        /**
         * Change an entity
         * @description By alliance and member administrators, in either state.
         */
        put: operations["entity.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity/{id}/disable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable an entity
         * @description It can no longer be chosen for anybody. Refused while normal members belong to it: `entity_has_members`.
         */
        post: operations["entity.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entity/{id}/enable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable an entity
         * @description It can be chosen again.
         */
        post: operations["entity.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-level": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List member levels
         * @description For alliance and member administrators (specification 2, ADM-05).
         */
        get: operations["member-level.list"];
        put?: never;
        /**
         * Create a member level
         * @description By alliance and member administrators.
         */
        post: operations["member-level.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-level/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the level.
                 * @example level-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a member level
         * @description By alliance and member administrators. Entities of the level bear its new name.
         */
        put: operations["member-level.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-member
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a member
         * @description With what waits for the person, so that it can be handed over.
         */
        get: operations["member.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/disable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-member
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a member
         * @description The person can no longer sign in, their sessions end, and they get a mail with the reason. What waits for them stays open.
         *     Nobody disables themselves, nor the last alliance administrator.
         */
        post: operations["member.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member/{id}/enable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-disabled
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a member
         * @description The person can sign in again and is told by mail.
         */
        post: operations["member.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a list of people judged
         * @description The portal reads the file under its own limits and sends its rows; each is judged by itself, nothing else happens
         *     (FORM-09). `member_invitation` is for alliance and member administrators.
         */
        post: operations["import.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/template": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Download the template of an import
         * @description An .xlsx file with the headings and nothing else, in the language asked for. `member_invitation`: email, name,
         *     organisation, acronyms of groups (several are separated by commas), for alliance and member administrators.
         */
        get: operations["import.template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the import.
                 * @example import-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description What was judged, for 24 hours, for those who may import for the same purpose. One whose invitation is sent stays readable
         *     until then, too.
         */
        get: operations["import.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitation": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people to become members
         * @description Writes to everybody on an import whose row is accepted, with the text and the names of the attachments; who cannot be
         *     written to is `failed`. By alliance and member administrators, once with each import: a second time is `state_refused`
         *     (`used`). An import without an accepted row: `import_empty`. Where no mail at all can be sent, nothing is kept:
         *     `invitation_failed`.
         */
        post: operations["member-invitation.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitation/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the invitation.
                 * @example member-invitation-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an invitation
         * @description Who was invited and what became of it, for alliance and member administrators.
         */
        get: operations["member-invitation.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List meetings
         * @description Meetings the person may see (specification 4, MEET-01): of the alliance, of one's groups, of a proposal, or one's own.
         *     With `draft_code`, `actions` say whether one may be created for the phase of the proposal that is running.
         */
        get: operations["meeting.list"];
        put?: never;
        /**
         * Create a meeting
         * @description For a group its officers, for the whole alliance administrators and the general secretary, for a running phase of a
         *     proposal the chairs of its group and proposal administrators (`draft_code`; the group follows from it). Both numbers are
         *     given now and never used again. The participants are invited by mail.
         */
        post: operations["meeting.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a meeting
         * @description With everything that stands on its page but the log (`operation-log.list`). Somebody invited from outside may open this
         *     meeting of a restricted group, and nothing else of it.
         */
        get: operations["meeting.get"];
        /**
         * Change a meeting
         * @description Before it starts, by the organizer, officers of the group and administrators. When time or place change, the
         *     participants are told by mail.
         */
        put: operations["meeting.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/documentation": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change documents and place
         * @description Also while the meeting is going on, when everything else is fixed.
         */
        put: operations["meeting.documentation.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a meeting
         * @description Before it starts; cannot be undone. Its open topics are cancelled, the participants are told by mail.
         */
        post: operations["meeting.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/end": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a meeting early
         * @description While it is going on; the actual end is now.
         */
        post: operations["meeting.end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/remind": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the participants
         * @description By mail, each in their language, once per hour. `preview.get` shows who would be written to.
         */
        post: operations["meeting.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/summary": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Write the summary
         * @description Minutes, their files and who was there; from the start of the meeting on, also in a group that was disbanded since.
         */
        put: operations["meeting.summary.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/feedback": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-39
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give feedback on a meeting
         * @description By participants, from the start of the meeting on.
         */
        post: operations["meeting.feedback.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/topic": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a topic
         * @description By participants, before the meeting starts.
         */
        post: operations["meeting.topic.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/topic/{topic_id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a topic
         * @description By who created it, until the meeting is over or the topic is closed. The old text stays in the log.
         */
        put: operations["meeting.topic.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/topic/{topic_id}/withdraw": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a topic
         * @description By who created it, until the meeting is over or the topic is closed. The topic is locked.
         */
        post: operations["meeting.topic.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting/{id}/topic/{topic_id}/feedback": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give feedback on a topic
         * @description By participants, the organizer, officers and administrators; with `is_completed`, not by participants alone, and the
         *     topic is locked. When the meeting is over, participants cannot any more.
         */
        post: operations["meeting.topic.feedback.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List ballots
         * @description Ballots the person may see (specification 4, VOTE-01): of the alliance, of one's groups, of a proposal, of a meeting, or
         *     one's own. With `draft_code`, `actions` say whether one may be created for the phase of the proposal that is running.
         */
        get: operations["ballot.list"];
        put?: never;
        /**
         * Create a ballot
         * @description For a group its officers, for the whole alliance administrators and the general secretary, for a running phase of a
         *     proposal the chairs of its group and proposal administrators (`draft_code`; the group follows from it). Both numbers are
         *     given now and never used again. The voters are told by mail. Who they are is fixed when it starts.
         */
        post: operations["ballot.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a ballot
         * @description With everything that stands on its page but the votes (`ballot.result.get`, `ballot.record.list`) and the log
         *     (`operation-log.list`). A voter from outside may open this ballot of a restricted group, and nothing else of it.
         */
        get: operations["ballot.get"];
        /**
         * Change a ballot
         * @description Before it starts, by its creator, officers of the group and administrators; afterwards text, options and voters stay as
         *     they are. When start or duration change, the voters are told by mail.
         */
        put: operations["ballot.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a ballot
         * @description Before it starts, or while it is going on (with a reason then); cannot be undone. Votes that were cast are kept and are no
         *     result. The voters are told by mail.
         */
        post: operations["ballot.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/extend": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a ballot
         * @description While it is going on; there is no other way to change its end, and none back. Who has not voted yet is told by mail.
         */
        post: operations["ballot.extend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/vote": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cast a vote
         * @description Once, by a voter, while the ballot is going on; a vote is never changed or withdrawn (specification 6). Asked again, with
         *     whatever key, nothing is written: the same key gets the same answer, another one `already_voted` with the time of the vote.
         */
        post: operations["ballot.vote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/remind": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind who has not voted
         * @description By mail, each in their language, once in 24 hours (specification 9). `preview.get` shows who would be written to.
         */
        post: operations["ballot.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/result": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get the result of a ballot
         * @description While it is going on: for its creator, officers of the group and administrators, and for a voter after their vote. Once it
         *     has ended: for everyone who may read it, sealed. Of a cancelled one only for those who lead it. Before the start there is
         *     none.
         */
        get: operations["ballot.result.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ballot/{id}/record": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the votes of a ballot
         * @description One row for each voter of the moment when it started: who voted what, why and when, and who did not (ballots are open). For
         *     its creator, officers of the group and administrators from the start on, for everyone else who may read it after the end.
         */
        get: operations["ballot.record.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Preview an action
         * @description What an action would change and who would be written to; nothing is done. Refused exactly as the action would be, except for
         *     what its form holds. `key` names the record; a creation has none, but `group_acronym` or `draft_code`.
         */
        get: operations["preview.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-package": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List export packages
         * @description The person's own ("my downloads"); nobody sees those of others. A package that is packing says how far it is.
         */
        get: operations["export-package.list"];
        put?: never;
        /**
         * Export a list or a record
         * @description For everyone who sees the list or the record. Holds what the person may see, nothing else. The same request of the same
         *     person that is still packing is answered again.
         */
        post: operations["export-package.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-package/{id}": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an export package
         * @description Its row and its file; not while it is packing.
         */
        delete: operations["export-package.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-package/{id}/repeat": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an export package again
         * @description One that failed or has expired, as a new package with what the list or record holds now. The old one stays.
         */
        post: operations["export-package.repeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export-package/{id}/file": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download an export package
         * @description The bytes, with the name of the file. Each download stands in the operation log.
         */
        get: operations["export-package.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-log": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List operations
         * @description `module` and `key`: of one record, for who may read it. `group_acronym`: of a group, for its officers, alliance and
         *     member administrators. Neither: of the alliance, for alliance and member administrators. `ip` and `user_agent` are
         *     null for everyone but those administrators.
         */
        get: operations["operation-log.list"];
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
        RefusalCode: "validation_failed" | "stale" | "state_refused" | "group_disbanded" | "idempotency_conflict" | "rate_limited" | "unauthorized" | "forbidden" | "restricted_group" | "not_found" | "server_error" | "token_invalid" | "not_member" | "ticket_invalid" | "member_disabled" | "already_submitted" | "file_too_large" | "file_type" | "file_empty" | "image_unavailable" | "reminder_too_soon" | "already_voted" | "vote_closed" | "vote_not_started" | "not_a_voter" | "package_not_ready" | "package_expired" | "schedule_cancelled" | "entity_has_members" | "cannot_disable_self" | "last_administrator" | "import_empty" | "too_many_rows" | "import_expired" | "invitation_failed";
        /**
         * @description Why a field was refused. `x-texts`: the text in both languages; `{min}`, `{max}`, `{limit}` come from `params`,
         *     `{field}` is the label of the field, `{row}` is `duplicate_of` of the row of an import. `already_member` and
         *     `duplicate_row` stand in such rows only. `required` also stands for text of blanks alone; `value_unknown` also for a value
         *     of another kind (text where a number is expected, a time that cannot be read). A form that needs a code of its own
         *     brings it here.
         * @enum {string}
         */
        FieldCode: "required" | "too_short" | "too_long" | "number_range" | "min_items" | "too_many" | "value_unknown" | "unknown_field" | "unknown_reference" | "zone_unknown" | "email_format" | "phone_format" | "url_format" | "before_now" | "end_before_start" | "end_not_later" | "participants_empty" | "min_options" | "not_unique" | "acronym_format" | "acronym_taken" | "acronym_mismatch" | "already_member" | "duplicate_row" | "file_too_large" | "file_type" | "file_empty" | "image_unavailable";
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
        Total: number;
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
            /** @description When it was done last. */
            last_time?: components["schemas"]["Instant"];
            /** @description From when it can be tried again. */
            next_time?: components["schemas"]["Instant"];
            /** @description When the earlier request was submitted. */
            apply_time?: components["schemas"]["Instant"];
            /** @description When it has expired. */
            expiry_time?: components["schemas"]["Instant"];
            /** @description When the person voted. */
            time?: components["schemas"]["Instant"];
            /** @description When it begins. */
            start_time?: components["schemas"]["Instant"];
            /** @description When it ended. */
            end_time?: components["schemas"]["Instant"];
            /** @description In megabytes (1 048 576 bytes); of `too_many_rows` in rows. */
            limit?: number;
            /** @description Name of the file that was refused. */
            name?: string;
            /** @description How many stand against it. */
            total?: components["schemas"]["Total"];
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
        /**
         * @description One of the sizes that every list offers.
         * @default 25
         * @enum {integer}
         */
        PageSize: 10 | 25 | 50 | 200;
        /** @enum {string} */
        LoginRequestAction: "update" | "approve" | "reject";
        /** @description A request as administrators see it, in the list and on its page. */
        LoginRequest: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["LoginRequestAction"][];
            /** @description The account at the login host, when it is known. */
            username: string | null;
            email: components["schemas"]["Email"] | null;
            name: string;
            phone: string | null;
            company: string;
            memo: string | null;
            apply_time: components["schemas"]["Instant"];
            status: components["schemas"]["LoginRequestStatus"];
            /** @description As an administrator wrote it. */
            real_name: string | null;
            /** @description As an administrator chose it. */
            entity: components["schemas"]["EntityRef"] | null;
            /** @description The valid entity whose `email_suffix` the address ends with; null where none or several do. */
            suggested_entity: components["schemas"]["EntityRef"] | null;
            reject_reason: string | null;
            decided_by: components["schemas"]["MemberRef"] | null;
            decided_time: components["schemas"]["Instant"] | null;
        };
        /** @description Number of the page that was asked for, from 1. */
        PageNumber: number;
        /**
         * @description What this person may do with a list. `export` makes a package of what the list shows.
         * @enum {string}
         */
        ListAction: "create" | "export";
        LoginRequestList: {
            items: components["schemas"]["LoginRequest"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: {
                pending: components["schemas"]["Total"];
                approved: components["schemas"]["Total"];
                rejected: components["schemas"]["Total"];
            };
        };
        /** @description What an administrator mends; the account stays as it is. What is left out becomes empty. */
        LoginRequestUpdate: {
            version: components["schemas"]["Version"];
            email?: components["schemas"]["Email"] | null;
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            company: string;
            memo?: string | null;
            real_name?: string | null;
            /** @description A valid entity. Unknown: `unknown_reference`. */
            entity_id?: components["schemas"]["Id"] | null;
        };
        LoginRequestApproval: {
            version: components["schemas"]["Version"];
            real_name: string;
            /** @description A valid entity. Unknown: `unknown_reference`. */
            entity_id: components["schemas"]["Id"];
        };
        LoginRequestRejection: {
            version: components["schemas"]["Version"];
            /** @description The person reads it in their mail. */
            reason: string;
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
        Module: "alliance" | "meeting" | "ballot" | "notice" | "topic_call" | "topic" | "topic_code_rule" | "download" | "download_category" | "export_package" | "operation_log" | "task" | "schedule" | "proposal" | "certification" | "certificate" | "workgroup" | "member" | "member_invitation" | "organization" | "phase_duration" | "agency" | "entity" | "member_level" | "login_request" | "membership_application" | "profile" | "session";
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
        /**
         * @description What is waiting, as the page sorts it.
         * @enum {string}
         */
        NeedsMyActionKind: "ballot" | "login_request" | "membership_application" | "proposal" | "task";
        /** @description A record of any kind. */
        RecordRef: {
            module: components["schemas"]["Module"];
            /** @description Id, acronym or draft code: what stands in the path. */
            key: string;
            /** @description The number shown to people. */
            code: string | null;
            title: string;
            status: string | null;
            group: components["schemas"]["GroupRef"] | null;
        };
        NeedsMyAction: {
            kind: components["schemas"]["NeedsMyActionKind"];
            /** @description The action that is asked for, as the record names it in its `actions`. */
            action: string;
            record: components["schemas"]["RecordRef"];
            /** @description Why this person. */
            role: components["schemas"]["Role"];
            since_time: components["schemas"]["Instant"];
            /** @description Null where nothing ends by itself. */
            until_time: components["schemas"]["Instant"] | null;
            /** @description It ends within 24 hours. */
            is_closing_soon: boolean;
        };
        /** @description How many of each kind, whichever kinds were asked for. */
        NeedsMyActionCounts: {
            ballot: components["schemas"]["Total"];
            login_request: components["schemas"]["Total"];
            membership_application: components["schemas"]["Total"];
            proposal: components["schemas"]["Total"];
            task: components["schemas"]["Total"];
        };
        NeedsMyActionList: {
            items: components["schemas"]["NeedsMyAction"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["NeedsMyActionCounts"];
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
        /**
         * @description The kinds of records in which is searched.
         * @enum {string}
         */
        SearchModule: "workgroup" | "meeting" | "ballot";
        /** @description A record in which all words occur. */
        SearchItem: {
            record: components["schemas"]["RecordRef"];
            /** @description Plain text around the first word where that stands in the text of the record; null where it is in its names. */
            excerpt: string | null;
            updated_time: components["schemas"]["Instant"];
        };
        /** @description How many of each kind, whichever was asked for. */
        SearchCounts: {
            workgroup: components["schemas"]["Total"];
            meeting: components["schemas"]["Total"];
            ballot: components["schemas"]["Total"];
        };
        SearchList: {
            items: components["schemas"]["SearchItem"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            counts: components["schemas"]["SearchCounts"];
        };
        /** @enum {string} */
        Salutation: "male" | "female";
        /** @description A region as records name it. */
        RegionRef: {
            code: components["schemas"]["RegionCode"];
            name: string;
            name_english: string;
        };
        /**
         * @description Of the interface and of mails.
         * @enum {string}
         */
        Language: "english" | "chinese";
        /**
         * @description What a person says about themselves. `username`, `email`, both names and the organisation are kept by the member
         *     administrators.
         */
        Profile: {
            version: components["schemas"]["Version"];
            username: string;
            email: components["schemas"]["Email"];
            /** @description The name the person chose to show. */
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            salutation: components["schemas"]["Salutation"] | null;
            first_name: string | null;
            last_name: string | null;
            job_title: string | null;
            country: components["schemas"]["RegionRef"] | null;
            province: components["schemas"]["RegionRef"] | null;
            city: components["schemas"]["RegionRef"] | null;
            address1: string | null;
            address2: string | null;
            mobile1: string | null;
            mobile2: string | null;
            phone1: string | null;
            phone2: string | null;
            fax: string | null;
            timezone: components["schemas"]["Zone"];
            language: components["schemas"]["Language"];
        };
        OptionalRegion: components["schemas"]["RegionCode"] | null;
        OptionalPhone: components["schemas"]["Phone"] | null;
        /** @description What is left out or null is empty. A region must lie below the one above it. */
        ProfileInput: {
            version: components["schemas"]["Version"];
            salutation?: components["schemas"]["Salutation"] | null;
            first_name?: string | null;
            last_name?: string | null;
            job_title?: string | null;
            /** @description A child of `0`. Unknown: `unknown_reference`. */
            country_code?: components["schemas"]["OptionalRegion"];
            /** @description A child of the country; else `unknown_reference`, also without a country. */
            province_code?: components["schemas"]["OptionalRegion"];
            /** @description A child of the province; else `unknown_reference`. */
            city_code?: components["schemas"]["OptionalRegion"];
            address1?: string | null;
            address2?: string | null;
            mobile1?: components["schemas"]["OptionalPhone"];
            mobile2?: components["schemas"]["OptionalPhone"];
            phone1?: components["schemas"]["OptionalPhone"];
            phone2?: components["schemas"]["OptionalPhone"];
            fax?: components["schemas"]["OptionalPhone"];
            /** @description One of `utils.timezone`; else `zone_unknown`. */
            timezone: components["schemas"]["Zone"];
            language: components["schemas"]["Language"];
        };
        /**
         * @description Which mails a person gets: on means mail. `reminder` are the reminders that people and the clock send, of every kind of
         *     record; the others are the news of one kind.
         */
        SubscriptionSwitches: {
            notice: boolean;
            meeting: boolean;
            ballot: boolean;
            proposal: boolean;
            topic_call: boolean;
            task: boolean;
            schedule: boolean;
            reminder: boolean;
        };
        /** @description The switches of the alliance count for what belongs to no group of this person. */
        Subscription: {
            version: components["schemas"]["Version"];
            alliance: components["schemas"]["SubscriptionSwitches"];
            /** @description The groups of this person that are not disbanded. */
            groups: {
                group: components["schemas"]["GroupRef"];
                switches: components["schemas"]["SubscriptionSwitches"];
            }[];
            /** @description This person has a calendar address. */
            is_feed_active: boolean;
        };
        SubscriptionSwitchesInput: {
            notice: boolean;
            meeting: boolean;
            ballot: boolean;
            proposal: boolean;
            topic_call: boolean;
            task: boolean;
            schedule: boolean;
            reminder: boolean;
        };
        /** @description A group that is left out keeps its switches. */
        SubscriptionInput: {
            version: components["schemas"]["Version"];
            alliance: components["schemas"]["SubscriptionSwitchesInput"];
            groups: {
                /** @description Not a group of this person: `unknown_reference`. */
                group_acronym: components["schemas"]["Acronym"];
                switches: components["schemas"]["SubscriptionSwitchesInput"];
            }[];
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
            /**
             * @description The `version` of the record: calendar files must follow every change. The portal names an event by alliance, module and
             *     key, so the file of one record and a feed mean the same event.
             */
            sequence: number;
            updated_time: components["schemas"]["Instant"];
        };
        CalendarEvents: {
            /** @description What the person may put into the calendar of the alliance. */
            actions: "schedule.create"[];
            /** @description By start, then by subject. */
            items: components["schemas"]["CalendarEvent"][];
        };
        /**
         * @description `person`: what the person takes part in, votes in, is assigned to or has subscribed to; `group`: everything of one group; `record`: one meeting, ballot or schedule.
         * @enum {string}
         */
        CalendarFeedScope: "person" | "group" | "record";
        /** @description 32 random bytes, base64url. */
        FeedKey: string;
        /** @description An address for calendar programs, which come without a session. */
        CalendarFeed: {
            /** @description Not secret: it opens nothing. */
            id: components["schemas"]["Id"];
            scope: components["schemas"]["CalendarFeedScope"];
            /** @description Of a group's feed. */
            group: components["schemas"]["GroupRef"] | null;
            /** @description Of the feed of one record. */
            record: components["schemas"]["RecordRef"] | null;
            /** @description Secret: whoever has it reads the feed. Only in the answer to `calendar.feed.create`, null ever after; the backend keeps its hash alone. */
            feed_key: components["schemas"]["FeedKey"] | null;
            created_time: components["schemas"]["Instant"];
            /** @description When a program last read it. */
            last_read_time: components["schemas"]["Instant"] | null;
        };
        CalendarFeeds: {
            /** @description The latest first. */
            items: components["schemas"]["CalendarFeed"][];
        };
        /** @description Nothing: one's own; `group_acronym`: a group's; `record`: that of one record. Not both: `value_unknown` at `record`. */
        CalendarFeedInput: {
            group_acronym?: components["schemas"]["Acronym"];
            record?: {
                /** @enum {string} */
                module: "meeting" | "ballot" | "schedule";
                key: components["schemas"]["Id"];
            };
        };
        CalendarFeedContent: {
            scope: components["schemas"]["CalendarFeedScope"];
            group: components["schemas"]["GroupRef"] | null;
            record: components["schemas"]["RecordRef"] | null;
            /** @description Of the person whose feed it is. */
            timezone: components["schemas"]["Zone"];
            /**
             * @description Of the person whose feed it is.
             * @enum {string}
             */
            language: "english" | "chinese";
            /** @description Of the last 90 and the next 366 days, cancelled ones included; one record: whenever it is. */
            items: components["schemas"]["CalendarEvent"][];
        };
        /**
         * @description Only a person cancels a schedule; one that is over stays `normal` (specification 4).
         * @enum {string}
         */
        ScheduleStatus: "normal" | "cancel";
        /** @enum {string} */
        ScheduleType: "conference" | "training" | "deadline" | "maintenance" | "other";
        /**
         * @description `subscribe` also changes the reminder of somebody who has subscribed already.
         * @enum {string}
         */
        ScheduleAction: "update" | "cancel" | "subscribe" | "unsubscribe";
        /**
         * @description How many minutes before the start one is reminded (specification 9).
         * @enum {integer}
         */
        SubscriptionReminder: 30 | 120 | 1440;
        /** @description A schedule without its description. */
        ScheduleRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["ScheduleAction"][];
            subject: string;
            type: components["schemas"]["ScheduleType"];
            start_time: components["schemas"]["Instant"];
            /** @description Not before the start. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the times were entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            location: string | null;
            creator: components["schemas"]["MemberRef"];
            status: components["schemas"]["ScheduleStatus"];
            /** @description Of the person who asks; null where there is no subscription. */
            subscription_reminder: components["schemas"]["SubscriptionReminder"] | null;
            subscriber_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
        };
        ScheduleList: {
            items: components["schemas"]["ScheduleRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: {
                normal: components["schemas"]["Total"];
                cancel: components["schemas"]["Total"];
            };
        };
        /** @enum {string} */
        TextFormat: "markdown" | "html";
        RichTextInput: {
            format: components["schemas"]["TextFormat"];
            /** @description At most 65 536 bytes as UTF-8. */
            text: string;
        };
        /** @description A schedule of the whole alliance (specification 5, Calendar). */
        ScheduleInput: {
            subject: string;
            type: components["schemas"]["ScheduleType"];
            start_time: components["schemas"]["Instant"];
            /** @description Not before the start: `end_before_start`. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the times. */
            timezone: components["schemas"]["Zone"];
            /** @description A place or an address. */
            location?: string | null;
            description: components["schemas"]["RichTextInput"];
        };
        /** @description A text as it was written; the portal cleans HTML before it shows it. */
        RichText: {
            format: components["schemas"]["TextFormat"];
            /** @description At most 65 536 bytes as UTF-8. */
            text: string;
        };
        Schedule: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["ScheduleAction"][];
            subject: string;
            type: components["schemas"]["ScheduleType"];
            start_time: components["schemas"]["Instant"];
            /** @description Not before the start. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the times were entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            location: string | null;
            creator: components["schemas"]["MemberRef"];
            status: components["schemas"]["ScheduleStatus"];
            /** @description Of the person who asks; null where there is no subscription. */
            subscription_reminder: components["schemas"]["SubscriptionReminder"] | null;
            subscriber_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
            /** @description What the form calls detail. */
            description: components["schemas"]["RichText"];
        };
        /** @description A location that is left out becomes empty. */
        ScheduleUpdate: {
            version: components["schemas"]["Version"];
            subject: string;
            type: components["schemas"]["ScheduleType"];
            start_time: components["schemas"]["Instant"];
            /** @description Not before the start: `end_before_start`. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the times. */
            timezone: components["schemas"]["Zone"];
            /** @description A place or an address. */
            location?: string | null;
            description: components["schemas"]["RichTextInput"];
        };
        ScheduleCancellation: {
            version: components["schemas"]["Version"];
        };
        ScheduleSubscription: {
            subscription_reminder: components["schemas"]["SubscriptionReminder"];
        };
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
        /**
         * @description `role.add` and `role.remove` are about members, and about officers for who may choose them. `meeting.create` makes a
         *     meeting of the group, `ballot.create` a ballot. `log.list`: its part of the operation log may be read.
         * @enum {string}
         */
        WorkgroupAction: "update" | "disband" | "leave" | "role.add" | "role.remove" | "meeting.create" | "ballot.create" | "log.list";
        /** @description A group the person may enter, without its description and counts. */
        WorkgroupOpenRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["WorkgroupAction"][];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            chairs: components["schemas"]["MemberRef"][];
            vice_chairs: components["schemas"]["MemberRef"][];
            secretaries: components["schemas"]["MemberRef"][];
            member_total: components["schemas"]["Total"];
            organization_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
            my_roles: components["schemas"]["GroupRole"][];
            /** @constant */
            is_accessible: true;
        };
        /** @description A restricted group to somebody from outside; nothing else of it is told (specification 4). */
        WorkgroupClosedRow: {
            id: components["schemas"]["Id"];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            chairs: components["schemas"]["MemberRef"][];
            /** @constant */
            is_accessible: false;
        };
        /** @description `is_accessible` tells which of the two it is. */
        WorkgroupRow: components["schemas"]["WorkgroupOpenRow"] | components["schemas"]["WorkgroupClosedRow"];
        WorkgroupCounts: {
            normal: components["schemas"]["Total"];
            disband: components["schemas"]["Total"];
        };
        WorkgroupList: {
            items: components["schemas"]["WorkgroupRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["WorkgroupCounts"];
        };
        /** @description Ids of members of the alliance; an unknown one, or one whose account is disabled: `unknown_reference`. */
        GroupPeople: components["schemas"]["Id"][];
        /**
         * @description A new group (specification 4). Whoever holds an office is a member of it, too. An acronym that the alliance has already,
         *     in capitals or not: `acronym_taken`.
         */
        WorkgroupInput: {
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            description: components["schemas"]["RichTextInput"];
            chair_ids?: components["schemas"]["GroupPeople"];
            vice_chair_ids?: components["schemas"]["GroupPeople"];
            secretary_ids?: components["schemas"]["GroupPeople"];
            member_ids?: components["schemas"]["GroupPeople"];
        };
        /** @description The numbers on the tabs of a group; only what the person may see is counted. */
        WorkgroupTotals: {
            proposal: components["schemas"]["Total"];
            member: components["schemas"]["Total"];
            meeting: components["schemas"]["Total"];
            ballot: components["schemas"]["Total"];
            notice: components["schemas"]["Total"];
            topic_call: components["schemas"]["Total"];
            task: components["schemas"]["Total"];
        };
        Workgroup: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["WorkgroupAction"][];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            chairs: components["schemas"]["MemberRef"][];
            vice_chairs: components["schemas"]["MemberRef"][];
            secretaries: components["schemas"]["MemberRef"][];
            member_total: components["schemas"]["Total"];
            organization_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
            my_roles: components["schemas"]["GroupRole"][];
            /** @constant */
            is_accessible: true;
            description: components["schemas"]["RichText"];
            /** @description The roles that the person may give and take; a chair those of members alone. */
            assignable_roles: components["schemas"]["GroupRole"][];
            counts: components["schemas"]["WorkgroupTotals"];
        };
        /** @description Everything but the acronym, which is fixed once the group exists. */
        WorkgroupUpdate: {
            version: components["schemas"]["Version"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            description: components["schemas"]["RichTextInput"];
        };
        WorkgroupDisbanding: {
            version: components["schemas"]["Version"];
            /** @description Of this group, typed again; another one: `acronym_mismatch`. */
            acronym: string;
        };
        /** @description A person in a group. */
        GroupMember: {
            id: components["schemas"]["Id"];
            username: string;
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            join_time: components["schemas"]["Instant"];
            roles: components["schemas"]["GroupRole"][];
            is_disabled: boolean;
            actions: "role.remove"[];
        };
        GroupMemberList: {
            items: components["schemas"]["GroupMember"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
        };
        RoleAddition: {
            /** @description Ids of members of the alliance; an unknown one, or one whose account is disabled: `unknown_reference`. */
            member_ids: components["schemas"]["Id"][];
        };
        RoleAdded: {
            added: components["schemas"]["MemberRef"][];
            /** @description Who held the role already. */
            unchanged: components["schemas"]["MemberRef"][];
        };
        /**
         * @description Somebody who is disabled cannot sign in; what they did keeps their name.
         * @enum {string}
         */
        MemberStatus: "normal" | "disabled";
        /** @enum {string} */
        MemberAction: "disable" | "enable";
        /** @description A group the person belongs to, with their roles in it. */
        MemberGroup: {
            id: components["schemas"]["Id"];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            roles: components["schemas"]["GroupRole"][];
        };
        /** @description A member as administrators see them. */
        MemberRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MemberAction"][];
            username: string;
            email: components["schemas"]["Email"];
            status: components["schemas"]["MemberStatus"];
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            join_time: components["schemas"]["Instant"];
            /** @description Alliance administrator. */
            is_admin: boolean;
            /** @description Numbers of the business roles (specification 6). */
            biz_roles: number[];
            groups: components["schemas"]["MemberGroup"][];
        };
        /**
         * @description `member-invitation.create`: invite people who are not members yet.
         * @enum {string}
         */
        MemberListAction: "member-invitation.create";
        MemberList: {
            items: components["schemas"]["MemberRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["MemberListAction"][];
            counts: {
                normal: components["schemas"]["Total"];
                disabled: components["schemas"]["Total"];
            };
        };
        MemberNodeMember: {
            id: components["schemas"]["Id"];
            username: string;
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            is_disabled: boolean;
            /** @description In the group whose people are shown; empty without one. */
            roles: components["schemas"]["GroupRole"][];
        };
        /**
         * @description A group or an organisation with people and further nodes below it. People who belong to no organisation stand in a
         *     node whose `key` is null.
         */
        MemberNode: {
            /** @enum {string} */
            module: "workgroup" | "entity";
            /** @description Acronym of the group or id of the organisation. */
            key: string | null;
            name: string;
            name_english: string;
            /** @description People in this node and below who fit the search. */
            total: components["schemas"]["Total"];
            members: components["schemas"]["MemberNodeMember"][];
            nodes: components["schemas"]["MemberNode"][];
        };
        MemberTree: {
            nodes: components["schemas"]["MemberNode"][];
            /** @description People found, each counted once, also those beyond `size`. */
            total: components["schemas"]["Total"];
        };
        /**
         * @description An invalid one can no longer be chosen for anybody; who belongs to it stays.
         * @enum {string}
         */
        EntityStatus: "valid" | "invalid";
        /**
         * @description `disable` only while no normal member belongs to it.
         * @enum {string}
         */
        EntityAction: "update" | "enable" | "disable";
        /** @description A member level as records name it. */
        LevelRef: {
            id: components["schemas"]["Id"];
            name: string;
            name_english: string;
        };
        /** @description An entity without its contacts, address and memo. */
        EntityRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["EntityAction"][];
            name: string;
            name_english: string;
            acronym: string;
            acronym_english: string;
            level: components["schemas"]["LevelRef"] | null;
            email_suffix: string | null;
            website: string | null;
            /** @description The last day of its membership; null when it has none. */
            expiration: components["schemas"]["Day"] | null;
            /** @description That day is over (UTC). Its members stay what they are. */
            is_expired: boolean;
            /** @description Country or region. */
            region: components["schemas"]["RegionRef"] | null;
            status: components["schemas"]["EntityStatus"];
            /** @description Everyone who belongs to it, disabled accounts too. */
            member_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
        };
        EntityList: {
            items: components["schemas"]["EntityRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: {
                valid: components["schemas"]["Total"];
                invalid: components["schemas"]["Total"];
            };
        };
        /** @description What stands behind the @ of its people's addresses, as `halden-lightworks.example`. */
        EmailSuffix: string;
        ContactInput: {
            name: string;
            phone?: components["schemas"]["Phone"] | null;
            email?: components["schemas"]["Email"] | null;
        };
        /** @description Both names and both acronyms are required, at most 200 characters (specification 5). A name that another entity has: `not_unique`. */
        EntityInput: {
            name: string;
            name_english: string;
            acronym: string;
            acronym_english: string;
            level_id?: components["schemas"]["Id"] | null;
            email_suffix?: components["schemas"]["EmailSuffix"] | null;
            contacts?: components["schemas"]["ContactInput"][];
            website?: components["schemas"]["WebAddress"] | null;
            expiration?: components["schemas"]["Day"] | null;
            /** @description A child of `0`. Unknown: `unknown_reference`. */
            region_code?: components["schemas"]["RegionCode"] | null;
            address?: string | null;
            /** @description May have several lines. */
            memo?: string | null;
        };
        /** @description Whom to ask at an organisation. */
        Contact: {
            name: string;
            phone: string | null;
            email: string | null;
        };
        /** @description An organisation unit whose people work in the alliance (specification 3). */
        Entity: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["EntityAction"][];
            name: string;
            name_english: string;
            acronym: string;
            acronym_english: string;
            level: components["schemas"]["LevelRef"] | null;
            email_suffix: string | null;
            website: string | null;
            /** @description The last day of its membership; null when it has none. */
            expiration: components["schemas"]["Day"] | null;
            /** @description That day is over (UTC). Its members stay what they are. */
            is_expired: boolean;
            /** @description Country or region. */
            region: components["schemas"]["RegionRef"] | null;
            status: components["schemas"]["EntityStatus"];
            /** @description Everyone who belongs to it, disabled accounts too. */
            member_total: components["schemas"]["Total"];
            created_time: components["schemas"]["Instant"];
            contacts: components["schemas"]["Contact"][];
            address: string | null;
            /** @description May have several lines. */
            memo: string | null;
        };
        /** @description What is left out becomes empty. */
        EntityUpdate: {
            version: components["schemas"]["Version"];
            name: string;
            name_english: string;
            acronym: string;
            acronym_english: string;
            level_id?: components["schemas"]["Id"] | null;
            email_suffix?: components["schemas"]["EmailSuffix"] | null;
            contacts?: components["schemas"]["ContactInput"][];
            website?: components["schemas"]["WebAddress"] | null;
            expiration?: components["schemas"]["Day"] | null;
            /** @description A child of `0`. Unknown: `unknown_reference`. */
            region_code?: components["schemas"]["RegionCode"] | null;
            address?: string | null;
            /** @description May have several lines. */
            memo?: string | null;
        };
        EntityTransition: {
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        MemberLevelAction: "update";
        /** @description What an entity can be in the alliance. A level is never deleted. */
        MemberLevel: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MemberLevelAction"][];
            name: string;
            name_english: string;
            /** @description Entities of this level, invalid ones too. */
            entity_total: components["schemas"]["Total"];
        };
        MemberLevelList: {
            items: components["schemas"]["MemberLevel"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
        };
        /** @description A name that another level has: `not_unique`. */
        MemberLevelInput: {
            name: string;
            name_english: string;
        };
        MemberLevelUpdate: {
            version: components["schemas"]["Version"];
            name: string;
            name_english: string;
        };
        /** @description A member with what stands on their page. */
        MemberRecord: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MemberAction"][];
            username: string;
            email: components["schemas"]["Email"];
            status: components["schemas"]["MemberStatus"];
            name: string;
            real_name: string;
            organization: components["schemas"]["EntityRef"] | null;
            join_time: components["schemas"]["Instant"];
            /** @description Alliance administrator. */
            is_admin: boolean;
            /** @description Numbers of the business roles (specification 6). */
            biz_roles: number[];
            groups: components["schemas"]["MemberGroup"][];
            /** @description Why the account is disabled; null while it is not. */
            disabled_reason: string | null;
            /** @description All that waits for this person. */
            open_item_total: components["schemas"]["Total"];
            /** @description The first of them, to hand over; those of groups that the person who asks may not enter are only counted. */
            open_items: components["schemas"]["RecordRef"][];
        };
        MemberDisabling: {
            version: components["schemas"]["Version"];
            /** @description The person reads it in their mail. */
            reason: string;
        };
        MemberEnabling: {
            version: components["schemas"]["Version"];
        };
        /**
         * @description What the rows are for.
         * @enum {string}
         */
        ImportModule: "member_invitation";
        /**
         * @description A row of the file as somebody filled it in. Nothing is required of its cells here: what is wrong with them is said row by
         *     row in the answer. A cell that is longer than the limit here is sent cut off, and is too long in any case.
         */
        ImportRowInput: {
            /** @description Its number in the file; the headings are row 1. */
            row: number;
            email: string;
            name?: string;
            organization?: string;
            group_acronyms?: string[];
        };
        ImportInput: {
            module: components["schemas"]["ImportModule"];
            /** @description Null or absent where the rows were typed in. */
            file_name?: string | null;
            /** @description None: `import_empty`. More than 1000: `too_many_rows`. */
            rows: components["schemas"]["ImportRowInput"][];
        };
        /**
         * @description The column that is at fault.
         * @enum {string}
         */
        ImportField: "email" | "name" | "organization" | "group_acronyms";
        /**
         * @description A row, and whether it is taken. An email address of at most 254 characters, which no row before it has and no member of the
         *     alliance; a name of at most 100, an organisation of at most 200; groups that exist.
         */
        ImportRow: {
            row: number;
            email: string;
            name: string | null;
            organization: string | null;
            group_acronyms: string[];
            is_accepted: boolean;
            /** @description Null where the row is accepted. */
            field: components["schemas"]["ImportField"] | null;
            /** @description Why not; null where the row is accepted. */
            code: components["schemas"]["FieldCode"] | null;
            params: components["schemas"]["FieldErrorParams"] | null;
            /** @description The row with the same email, of `duplicate_row`. */
            duplicate_of: number | null;
        };
        /** @description A list of people that was read from a file or typed in, judged row by row, kept for 24 hours. */
        Import: {
            id: components["schemas"]["Id"];
            module: components["schemas"]["ImportModule"];
            file_name: string | null;
            created_time: components["schemas"]["Instant"];
            expiry_time: components["schemas"]["Instant"];
            total: components["schemas"]["Total"];
            accepted_total: components["schemas"]["Total"];
            rejected_total: components["schemas"]["Total"];
            /** @description Organisations of accepted rows that the alliance does not know yet. */
            new_entity_total: components["schemas"]["Total"];
            rows: components["schemas"]["ImportRow"][];
            /** @description The invitation that was sent with it; null until then. */
            invitation_id: components["schemas"]["Id"] | null;
        };
        /**
         * @description Of the headings.
         * @enum {string}
         */
        ImportLanguage: "english" | "chinese";
        MemberInvitationInput: {
            import_id: components["schemas"]["Id"];
            text: components["schemas"]["RichTextInput"];
            /** @description Files that were uploaded for `member_invitation` by who invites. */
            attachment_ids: components["schemas"]["Id"][];
            /** @description Groups that everybody joins who comes, beside those of their row. */
            group_acronyms?: components["schemas"]["Acronym"][];
        };
        /**
         * @description `invited`: the mail is sent; `joined`: they are a member now; `expired`: they did not come within 30 days; `failed`: the
         *     mail could not be sent; `skipped`: the row was not accepted, or they became a member in the meantime.
         * @enum {string}
         */
        MemberInvitationState: "invited" | "joined" | "failed" | "skipped" | "expired";
        MemberInvitationItem: {
            /** @description In the file. */
            row: number;
            email: string;
            name: string | null;
            state: components["schemas"]["MemberInvitationState"];
            /** @description Why it was skipped; null otherwise. */
            code: components["schemas"]["FieldCode"] | null;
            /** @description The row with the same email, of `duplicate_row`. */
            duplicate_of: number | null;
        };
        /** @description Mails to people who are to become members, and what became of them. */
        MemberInvitation: {
            id: components["schemas"]["Id"];
            created_time: components["schemas"]["Instant"];
            /** @description Until when those who are invited can come. */
            expiry_time: components["schemas"]["Instant"];
            creator: components["schemas"]["MemberRef"];
            text: components["schemas"]["RichText"];
            attachments: components["schemas"]["FileRef"][];
            groups: components["schemas"]["GroupRef"][];
            /** @description Who were written to and have neither joined nor expired. */
            invited_total: components["schemas"]["Total"];
            joined_total: components["schemas"]["Total"];
            failed_total: components["schemas"]["Total"];
            skipped_total: components["schemas"]["Total"];
            expired_total: components["schemas"]["Total"];
            items: components["schemas"]["MemberInvitationItem"][];
        };
        /**
         * @description Computed from the times when it is read; only `cancelled` is decided by a person (specification 4).
         * @enum {string}
         */
        MeetingStatus: "not_started" | "ongoing" | "ended" | "cancelled";
        /**
         * @description `documentation.update` is possible also while the meeting is going on; `ballot.create` makes one about it; `export` is `export-package.create`.
         * @enum {string}
         */
        MeetingAction: "update" | "documentation.update" | "cancel" | "end" | "remind" | "summary.update" | "feedback.create" | "topic.create" | "ballot.create" | "export";
        /** @description The participants without names. */
        MeetingParticipantsSummary: {
            /** @description Everyone of the group, or of the alliance. */
            is_everyone: boolean;
            total: components["schemas"]["Total"];
        };
        /** @description A proposal as records name it. Addressed by its draft code. */
        ProposalRef: {
            draft_code: components["schemas"]["DraftCode"];
            title: string;
            status: components["schemas"]["ProposalStatus"];
        };
        /** @description The phase of a proposal. */
        PhaseRef: {
            id: components["schemas"]["Id"];
            name: string;
        };
        Reminder: {
            /** @description Null when none was sent. */
            last_time: components["schemas"]["Instant"] | null;
            /** @description From when one is possible: an hour (a ballot: 24) after the last one, or now. */
            next_time: components["schemas"]["Instant"];
            /** @description How many people one goes to. */
            recipient_total: components["schemas"]["Total"];
        };
        /** @description A meeting without its texts, documents, people, topics, feedback and ballots. */
        MeetingRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MeetingAction"][];
            /** @description Counts the meetings of the alliance; never used again. */
            number: number;
            /** @description Counts the meetings of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description `start_time` and `duration`, also across a clock change. */
            planned_end_time: components["schemas"]["Instant"];
            /** @description When somebody ended it early; null otherwise. */
            actual_end_time: components["schemas"]["Instant"] | null;
            /** @description The zone in which the start was entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            /** @description A place or the address of a conference. */
            location: string | null;
            participants: components["schemas"]["MeetingParticipantsSummary"];
            /** @description Null for a meeting of the whole alliance. */
            group: components["schemas"]["GroupRef"] | null;
            proposal: components["schemas"]["ProposalRef"] | null;
            /** @description The phase of the proposal that the meeting belongs to. */
            phase: components["schemas"]["PhaseRef"] | null;
            /** @description Who created it. */
            organizer: components["schemas"]["MemberRef"];
            status: components["schemas"]["MeetingStatus"];
            cancel_reason: string | null;
            /** @description Whether the person who asks is among the participants. */
            is_participant: boolean;
            reminder: components["schemas"]["Reminder"];
            created_time: components["schemas"]["Instant"];
        };
        MeetingCounts: {
            not_started: components["schemas"]["Total"];
            ongoing: components["schemas"]["Total"];
            ended: components["schemas"]["Total"];
            cancelled: components["schemas"]["Total"];
        };
        MeetingList: {
            items: components["schemas"]["MeetingRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["MeetingCounts"];
        };
        /** @description Both empty means everyone of the group, or of the alliance. */
        SelectionInput: {
            member_ids: components["schemas"]["Id"][];
            group_acronyms: components["schemas"]["Acronym"][];
        };
        /** @description Without a group it is a meeting of the whole alliance. The numbers are given by the backend. */
        MeetingInput: {
            subject: string;
            /** @description Not before now by the clock of the backend: `before_now`. */
            start_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the start. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            /** @description A place or an address. */
            location?: string | null;
            /** @description Absent: everyone. A selection of nobody who can log in is `participants_empty`. */
            participants?: components["schemas"]["SelectionInput"];
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            documentation_ids?: components["schemas"]["Id"][];
            /** @description The group that meets. */
            group_acronym?: components["schemas"]["Acronym"] | null;
            /** @description The proposal it is about; the meeting belongs to the group of the proposal. */
            draft_code?: components["schemas"]["DraftCode"] | null;
            /** @description The running phase of the proposal; absent: the one that is running. */
            phase_id?: components["schemas"]["Id"] | null;
        };
        /** @description People by themselves and by their groups, as they were chosen; `total` counts everyone meant, once, now. */
        Selection: {
            /** @description Everyone of the group, or of the alliance; nobody was chosen alone. */
            is_everyone: boolean;
            /** @description Accounts that are disabled are not counted. */
            total: components["schemas"]["Total"];
            members: components["schemas"]["MemberRef"][];
            groups: components["schemas"]["GroupRef"][];
        };
        /**
         * @description `feedback.complete`: may set `is_completed` when giving feedback.
         * @enum {string}
         */
        MeetingTopicAction: "update" | "withdraw" | "feedback.create" | "feedback.complete";
        Feedback: {
            id: components["schemas"]["Id"];
            text: string;
            attachments: components["schemas"]["FileRef"][];
            author: components["schemas"]["MemberRef"];
            created_time: components["schemas"]["Instant"];
        };
        /**
         * @description `cancelled`: the meeting was cancelled while the topic was open.
         * @enum {string}
         */
        MeetingTopicStatus: "submitted" | "feedback_received" | "completed" | "withdrawn" | "cancelled";
        MeetingTopic: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MeetingTopicAction"][];
            subject: string;
            description: components["schemas"]["RichText"];
            attachments: components["schemas"]["FileRef"][];
            creator: components["schemas"]["MemberRef"];
            created_time: components["schemas"]["Instant"];
            withdraw_reason: string | null;
            /** @description Oldest first. */
            feedbacks: components["schemas"]["Feedback"][];
            status: components["schemas"]["MeetingTopicStatus"];
        };
        /**
         * @description Computed from the times when it is read; only `cancelled` is decided by a person (specification 4).
         * @enum {string}
         */
        BallotStatus: "not_started" | "ongoing" | "ended" | "cancelled";
        BallotRef: {
            id: components["schemas"]["Id"];
            /** @description Counts the ballots of the alliance; never used again. */
            number: number;
            /** @description Counts the ballots of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            status: components["schemas"]["BallotStatus"];
        };
        Meeting: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["MeetingAction"][];
            /** @description Counts the meetings of the alliance; never used again. */
            number: number;
            /** @description Counts the meetings of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description `start_time` and `duration`, also across a clock change. */
            planned_end_time: components["schemas"]["Instant"];
            /** @description When somebody ended it early; null otherwise. */
            actual_end_time: components["schemas"]["Instant"] | null;
            /** @description The zone in which the start was entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            /** @description A place or the address of a conference. */
            location: string | null;
            /** @description Null for a meeting of the whole alliance. */
            group: components["schemas"]["GroupRef"] | null;
            proposal: components["schemas"]["ProposalRef"] | null;
            /** @description The phase of the proposal that the meeting belongs to. */
            phase: components["schemas"]["PhaseRef"] | null;
            /** @description Who created it. */
            organizer: components["schemas"]["MemberRef"];
            status: components["schemas"]["MeetingStatus"];
            cancel_reason: string | null;
            /** @description Whether the person who asks is among the participants. */
            is_participant: boolean;
            reminder: components["schemas"]["Reminder"];
            created_time: components["schemas"]["Instant"];
            participants: components["schemas"]["Selection"];
            description: components["schemas"]["RichText"];
            documentation: components["schemas"]["FileRef"][];
            /** @description The minutes; null until somebody wrote them. */
            summary: components["schemas"]["RichText"] | null;
            summary_files: components["schemas"]["FileRef"][];
            /** @description Who was there. */
            attendees: components["schemas"]["MemberRef"][];
            /** @description In the order of their submission. */
            topics: components["schemas"]["MeetingTopic"][];
            /** @description Oldest first. */
            feedbacks: components["schemas"]["Feedback"][];
            /** @description Made about this meeting. */
            ballots: components["schemas"]["BallotRef"][];
        };
        /** @description Everything that may be changed before the start. What is left out of the optional fields becomes empty. */
        MeetingUpdate: {
            version: components["schemas"]["Version"];
            subject: string;
            /** @description Not before now by the clock of the backend: `before_now`. */
            start_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the start. */
            timezone: components["schemas"]["Zone"];
            /** @description In minutes. */
            duration: number;
            /** @description A place or an address. */
            location?: string | null;
            /** @description Absent: everyone. A selection of nobody who can log in is `participants_empty`. */
            participants?: components["schemas"]["SelectionInput"];
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            documentation_ids?: components["schemas"]["Id"][];
        };
        MeetingDocumentationInput: {
            version: components["schemas"]["Version"];
            /** @description Files uploaded before with `file.create` for this module. */
            documentation_ids: components["schemas"]["Id"][];
            /** @description A place or an address; absent, it stays as it is. */
            location?: string | null;
        };
        MeetingCancelInput: {
            version: components["schemas"]["Version"];
            /** @description Shown and mailed to the participants. */
            reason?: string | null;
        };
        MeetingEndInput: {
            version: components["schemas"]["Version"];
        };
        /** @description What is left out becomes empty. */
        MeetingSummaryInput: {
            version: components["schemas"]["Version"];
            summary?: components["schemas"]["RichTextInput"] | null;
            /** @description Files uploaded before with `file.create` for this module. */
            summary_file_ids?: components["schemas"]["Id"][];
            /** @description Members who were there, whether they were invited or not. */
            attendee_ids?: components["schemas"]["Id"][];
        };
        MeetingFeedbackInput: {
            /** @description May have several lines. */
            text: string;
            /** @description Files uploaded before with `file.create` for this module. */
            attachment_ids?: components["schemas"]["Id"][];
        };
        MeetingTopicInput: {
            subject: string;
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            attachment_ids?: components["schemas"]["Id"][];
        };
        MeetingTopicUpdate: {
            version: components["schemas"]["Version"];
            subject: string;
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            attachment_ids?: components["schemas"]["Id"][];
        };
        MeetingTopicWithdrawInput: {
            version: components["schemas"]["Version"];
            /** @description May have several lines. */
            reason: string;
        };
        MeetingTopicFeedbackInput: {
            /** @description May have several lines. */
            text: string;
            /** @description Files uploaded before with `file.create` for this module. */
            attachment_ids?: components["schemas"]["Id"][];
            /**
             * @description Only who has `feedback.complete`; the topic is locked.
             * @default false
             */
            is_completed?: boolean;
        };
        /**
         * @description `vote`: listed, open, and not voted yet. `result.get` and `record.list`: the totals and the rows may be read now; both are
         *     left out of the page otherwise. `ballot.create`: a new ballot may name this one as `previous_ballot_id`. `export` is
         *     `export-package.create`.
         * @enum {string}
         */
        BallotAction: "update" | "cancel" | "extend" | "vote" | "remind" | "result.get" | "record.list" | "ballot.create" | "export";
        /** @description The voters without names. */
        BallotVotersSummary: {
            /** @description Everyone of the group, or of the alliance. */
            is_everyone: boolean;
            /** @description From the start on those of that moment. */
            total: components["schemas"]["Total"];
        };
        MeetingRef: {
            id: components["schemas"]["Id"];
            /** @description Counts the meetings of the alliance; never used again. */
            number: number;
            /** @description Counts the meetings of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            status: components["schemas"]["MeetingStatus"];
        };
        BallotOptionRef: {
            id: components["schemas"]["Id"];
            text: string;
        };
        /** @description A vote as who cast it sees it; never changed. */
        BallotVote: {
            option: components["schemas"]["BallotOptionRef"];
            reason: string | null;
            time: components["schemas"]["Instant"];
            /** @description 12 characters, to be told or typed. */
            receipt_code: string;
        };
        /** @description How many of the voters have voted. Everyone may know. */
        BallotTurnout: {
            voted: components["schemas"]["Total"];
            /** @description The voters: from the start on those of that moment. */
            total: components["schemas"]["Total"];
        };
        /** @description A ballot without its texts, documents, options, people and extensions. */
        BallotRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["BallotAction"][];
            /** @description Counts the ballots of the alliance; never used again. */
            number: number;
            /** @description Counts the ballots of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description The start and `duration` times 24 hours, or the end it was extended to. At this instant it is over. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the start was entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In days of 24 hours, as planned. */
            duration: number;
            voters: components["schemas"]["BallotVotersSummary"];
            /** @description Null for a ballot of the whole alliance. */
            group: components["schemas"]["GroupRef"] | null;
            proposal: components["schemas"]["ProposalRef"] | null;
            /** @description The phase of the proposal that the ballot belongs to. */
            phase: components["schemas"]["PhaseRef"] | null;
            /** @description The meeting it is about; null also where the person may not read that meeting. */
            meeting: components["schemas"]["MeetingRef"] | null;
            /** @description The one that this one repeats, since none is ever opened again. */
            previous_ballot: components["schemas"]["BallotRef"] | null;
            /** @description Share of the voters who should vote; shown as met or not, without changing the status. */
            quorum_percent: number | null;
            /** @description Share of the votes without abstentions that one option should have; shown as met or not. */
            majority_percent: number | null;
            creator: components["schemas"]["MemberRef"];
            status: components["schemas"]["BallotStatus"];
            cancel_reason: string | null;
            /** @description Whether the person who asks is among the voters. */
            is_voter: boolean;
            /** @description What the person who asks voted; null when they did not. */
            my_vote: components["schemas"]["BallotVote"] | null;
            turnout: components["schemas"]["BallotTurnout"];
            /** @description To those who have not voted, once in 24 hours (specification 9). */
            reminder: components["schemas"]["Reminder"];
            created_time: components["schemas"]["Instant"];
        };
        BallotCounts: {
            not_started: components["schemas"]["Total"];
            ongoing: components["schemas"]["Total"];
            ended: components["schemas"]["Total"];
            cancelled: components["schemas"]["Total"];
        };
        BallotList: {
            items: components["schemas"]["BallotRow"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["BallotCounts"];
        };
        BallotOptionInput: {
            /** @description Of an option that is there already; a new one has none. */
            id?: components["schemas"]["Id"];
            text: string;
            /** @default false */
            is_abstention?: boolean;
        };
        /** @description Without a group it is a ballot of the whole alliance. The numbers are given by the backend. */
        BallotInput: {
            subject: string;
            /** @description Not before now by the clock of the backend: `before_now`. */
            start_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the start. */
            timezone: components["schemas"]["Zone"];
            /** @description In days of 24 hours. */
            duration: number;
            /** @description At least two, else `min_options`. An `id` that the ballot does not have: `unknown_reference`. */
            options: components["schemas"]["BallotOptionInput"][];
            /** @description Absent: everyone. A selection of nobody who can log in is `participants_empty`. */
            voters?: components["schemas"]["SelectionInput"];
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            documentation_ids?: components["schemas"]["Id"][];
            /** @description The meeting it is about, one of the same group and not cancelled; of another one `unknown_reference`. */
            meeting_id?: components["schemas"]["Id"] | null;
            /** @description Share of the voters who should vote; shown as met or not, without changing the status. */
            quorum_percent?: number | null;
            /** @description Share of the votes without abstentions that one option should have; shown as met or not. */
            majority_percent?: number | null;
            /** @description The group that votes. */
            group_acronym?: components["schemas"]["Acronym"] | null;
            /** @description The proposal it is about; the ballot belongs to the group of the proposal. */
            draft_code?: components["schemas"]["DraftCode"] | null;
            /** @description The running phase of the proposal; absent: the one that is running. */
            phase_id?: components["schemas"]["Id"] | null;
            /** @description The one that this one repeats; it must be over or cancelled. */
            previous_ballot_id?: components["schemas"]["Id"] | null;
        };
        BallotOption: {
            id: components["schemas"]["Id"];
            text: string;
            /** @description Counted for the turnout, not for the approval (VOTE-06). */
            is_abstention: boolean;
        };
        BallotExtension: {
            old_end_time: components["schemas"]["Instant"];
            new_end_time: components["schemas"]["Instant"];
            /** @description The zone in which the new end was entered. */
            timezone: components["schemas"]["Zone"];
            user: components["schemas"]["MemberRef"];
            time: components["schemas"]["Instant"];
        };
        /**
         * @description `same_organization_voters`: an organisation has more than one voter; every voter has a vote of their own.
         * @enum {string}
         */
        BallotWarning: "same_organization_voters";
        Ballot: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            actions: components["schemas"]["BallotAction"][];
            /** @description Counts the ballots of the alliance; never used again. */
            number: number;
            /** @description Counts the ballots of the group; null outside a group. */
            group_number: number | null;
            subject: string;
            start_time: components["schemas"]["Instant"];
            /** @description The start and `duration` times 24 hours, or the end it was extended to. At this instant it is over. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the start was entered. */
            timezone: components["schemas"]["Zone"];
            /** @description In days of 24 hours, as planned. */
            duration: number;
            /** @description Null for a ballot of the whole alliance. */
            group: components["schemas"]["GroupRef"] | null;
            proposal: components["schemas"]["ProposalRef"] | null;
            /** @description The phase of the proposal that the ballot belongs to. */
            phase: components["schemas"]["PhaseRef"] | null;
            /** @description The meeting it is about; null also where the person may not read that meeting. */
            meeting: components["schemas"]["MeetingRef"] | null;
            /** @description The one that this one repeats, since none is ever opened again. */
            previous_ballot: components["schemas"]["BallotRef"] | null;
            /** @description Share of the voters who should vote; shown as met or not, without changing the status. */
            quorum_percent: number | null;
            /** @description Share of the votes without abstentions that one option should have; shown as met or not. */
            majority_percent: number | null;
            creator: components["schemas"]["MemberRef"];
            status: components["schemas"]["BallotStatus"];
            cancel_reason: string | null;
            /** @description Whether the person who asks is among the voters. */
            is_voter: boolean;
            /** @description What the person who asks voted; null when they did not. */
            my_vote: components["schemas"]["BallotVote"] | null;
            turnout: components["schemas"]["BallotTurnout"];
            /** @description To those who have not voted, once in 24 hours (specification 9). */
            reminder: components["schemas"]["Reminder"];
            created_time: components["schemas"]["Instant"];
            /** @description As they were chosen; `total` counts, from the start on, those of that moment. */
            voters: components["schemas"]["Selection"];
            description: components["schemas"]["RichText"];
            documentation: components["schemas"]["FileRef"][];
            options: components["schemas"]["BallotOption"][];
            /** @description Oldest first. */
            extensions: components["schemas"]["BallotExtension"][];
            /** @description For those who may still change it. */
            warnings: components["schemas"]["BallotWarning"][];
        };
        /** @description Everything that may be changed before the start. What is left out of the optional fields becomes empty. */
        BallotUpdate: {
            version: components["schemas"]["Version"];
            subject: string;
            /** @description Not before now by the clock of the backend: `before_now`. */
            start_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered the start. */
            timezone: components["schemas"]["Zone"];
            /** @description In days of 24 hours. */
            duration: number;
            /** @description At least two, else `min_options`. An `id` that the ballot does not have: `unknown_reference`. */
            options: components["schemas"]["BallotOptionInput"][];
            /** @description Absent: everyone. A selection of nobody who can log in is `participants_empty`. */
            voters?: components["schemas"]["SelectionInput"];
            description: components["schemas"]["RichTextInput"];
            /** @description Files uploaded before with `file.create` for this module. */
            documentation_ids?: components["schemas"]["Id"][];
            /** @description The meeting it is about, one of the same group and not cancelled; of another one `unknown_reference`. */
            meeting_id?: components["schemas"]["Id"] | null;
            /** @description Share of the voters who should vote; shown as met or not, without changing the status. */
            quorum_percent?: number | null;
            /** @description Share of the votes without abstentions that one option should have; shown as met or not. */
            majority_percent?: number | null;
        };
        BallotCancelInput: {
            version: components["schemas"]["Version"];
            /** @description Shown and mailed to the voters. Once the ballot is going on there must be one: `required`. */
            reason?: string | null;
        };
        BallotExtendInput: {
            version: components["schemas"]["Version"];
            /** @description After the present end, else `end_not_later`. */
            end_time: components["schemas"]["Instant"];
            /** @description The zone in which the person entered it. */
            timezone: components["schemas"]["Zone"];
        };
        BallotVoteInput: {
            /** @description One of the ballot, else `unknown_reference`. */
            option_id: components["schemas"]["Id"];
            /** @description Stands with the name in the records. */
            reason?: string | null;
        };
        /** @description From 0 to 1; 0 where there is nothing to have a share of. */
        BallotShare: number;
        BallotOptionResult: {
            id: components["schemas"]["Id"];
            text: string;
            is_abstention: boolean;
            count: components["schemas"]["Total"];
            /** @description Of all votes cast, abstentions among them. */
            share: components["schemas"]["BallotShare"];
        };
        BallotResultTurnout: {
            voted: components["schemas"]["Total"];
            total: components["schemas"]["Total"];
            share: components["schemas"]["BallotShare"];
        };
        BallotQuorum: {
            percent: number;
            /** @description The turnout is at least `percent`. */
            is_met: boolean;
        };
        BallotMajority: {
            percent: number;
            /** @description The option with the most votes, abstention aside; null while two have as many. */
            option_id: components["schemas"]["Id"] | null;
            /** @description Of that option in `approval_base`. */
            share: components["schemas"]["BallotShare"];
            /** @description There is such an option, and its share is at least `percent`. */
            is_met: boolean;
        };
        BallotResult: {
            /** @description In the order of the ballot. */
            options: components["schemas"]["BallotOptionResult"][];
            turnout: components["schemas"]["BallotResultTurnout"];
            abstention_total: components["schemas"]["Total"];
            /** @description The votes cast without the abstentions. */
            approval_base: components["schemas"]["Total"];
            /** @description Null unless one was asked for. */
            quorum: components["schemas"]["BallotQuorum"] | null;
            /** @description Null unless one was asked for. */
            majority: components["schemas"]["BallotMajority"] | null;
            /** @description The ballot has ended. The votes of a cancelled one are never a result. */
            is_final: boolean;
            /** @description When it ended; null before. */
            sealed_time: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        BallotRecordState: "voted" | "not_voted";
        /** @description One entry of the list of voters. */
        BallotRecord: {
            user: components["schemas"]["MemberRef"];
            option: components["schemas"]["BallotOptionRef"] | null;
            reason: string | null;
            time: components["schemas"]["Instant"] | null;
            state: components["schemas"]["BallotRecordState"];
        };
        BallotRecordCounts: {
            voted: components["schemas"]["Total"];
            not_voted: components["schemas"]["Total"];
        };
        BallotRecordList: {
            items: components["schemas"]["BallotRecord"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["BallotRecordCounts"];
        };
        /**
         * @description `leaves`: it waits for the person, who can no longer do it, and stays open.
         * @enum {string}
         */
        PreviewEffect: "cancels" | "closes" | "withdraws" | "ends" | "removes" | "locks" | "revokes" | "creates" | "leaves";
        /** @description What happens to other records, e.g. the open topics (`topic`) of a meeting that is cancelled. */
        PreviewChange: {
            effect: components["schemas"]["PreviewEffect"];
            module: components["schemas"]["Module"];
            total: components["schemas"]["Total"];
            /** @description The first of them. */
            items: components["schemas"]["RecordRef"][];
        };
        PreviewGroup: {
            id: components["schemas"]["Id"];
            acronym: components["schemas"]["Acronym"];
            name: string;
            name_english: string;
            type: components["schemas"]["GroupType"];
            status: components["schemas"]["GroupStatus"];
            /** @description How many recipients are in it. */
            total: components["schemas"]["Total"];
        };
        /** @description Who will be written to. */
        PreviewRecipients: {
            total: components["schemas"]["Total"];
            /** @description The first of them. */
            members: components["schemas"]["MemberRef"][];
            groups: components["schemas"]["PreviewGroup"][];
            /** @description Addresses outside the alliance. */
            external_total: components["schemas"]["Total"];
        };
        PreviewPeople: {
            total: components["schemas"]["Total"];
            members: components["schemas"]["MemberRef"][];
        };
        /**
         * @description `irreversible`: cannot be undone; `open_topics`: the record is a meeting with topics that are still open; `last_chair`: the
         *     group is left without a chair; `own_access`: the person who asks is among those who lose access.
         * @enum {string}
         */
        PreviewWarningCode: "irreversible" | "open_topics" | "last_chair" | "own_access";
        PreviewWarning: {
            code: components["schemas"]["PreviewWarningCode"];
            record: components["schemas"]["RecordRef"] | null;
        };
        Preview: {
            module: components["schemas"]["Module"];
            key: string | null;
            action: string;
            /** @description What the action is about; null for a creation. */
            record: components["schemas"]["RecordRef"] | null;
            changes: components["schemas"]["PreviewChange"][];
            recipients: components["schemas"]["PreviewRecipients"];
            /** @description Who can no longer open it afterwards; for `update` of a public group, who could not if it became restricted. */
            losing_access: components["schemas"]["PreviewPeople"];
            warnings: components["schemas"]["PreviewWarning"][];
            /** @description Only for `remind`. */
            reminder: components["schemas"]["Reminder"] | null;
        };
        /**
         * @description `packing` until the file is made, which is `failed` after 15 minutes at the latest; `expired` 24 hours after it was
         *     complete: the file is removed.
         * @enum {string}
         */
        ExportPackageStatus: "packing" | "complete" | "failed" | "expired";
        /** @enum {string} */
        ExportPackageAction: "download" | "repeat" | "delete";
        /**
         * @description `csv`: the rows as a table; `zip`: the table with the files that the records refer to.
         * @enum {string}
         */
        ExportFormat: "csv" | "zip";
        /**
         * @description Of the headings.
         * @enum {string}
         */
        ExportLanguage: "english" | "chinese";
        /** @description A file made of a list or of one record, for the person who asked for it and nobody else. */
        ExportPackage: {
            id: components["schemas"]["Id"];
            actions: components["schemas"]["ExportPackageAction"][];
            /** @description What is in it. Also the name of the file. */
            subject: string;
            module: components["schemas"]["Module"];
            format: components["schemas"]["ExportFormat"];
            language: components["schemas"]["ExportLanguage"];
            memo: string | null;
            /** @description In bytes; null until it is complete. */
            size: number | null;
            created_time: components["schemas"]["Instant"];
            status: components["schemas"]["ExportPackageStatus"];
            /** @description 24 hours after it was complete; null before, and when it failed. */
            expiry_time: components["schemas"]["Instant"] | null;
            /** @description While it is packing; null afterwards. */
            progress_percent: number | null;
        };
        ExportPackageCounts: {
            packing: components["schemas"]["Total"];
            complete: components["schemas"]["Total"];
            failed: components["schemas"]["Total"];
            expired: components["schemas"]["Total"];
        };
        ExportPackageList: {
            items: components["schemas"]["ExportPackage"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
            counts: components["schemas"]["ExportPackageCounts"];
        };
        /** @description What a list shows, or with `key` one record. A list or record that cannot be exported is `value_unknown`. */
        ExportPackageInput: {
            module: components["schemas"]["Module"];
            /** @description Id of the record. Unknown: `unknown_reference`. */
            key?: components["schemas"]["Id"] | null;
            /** @description The filters of the list, as they are sent to it behind the `?`; only without `key`. Absent, everything. */
            query?: string | null;
            format: components["schemas"]["ExportFormat"];
            language: components["schemas"]["ExportLanguage"];
            /** @description May have several lines. */
            memo?: string | null;
        };
        /** @description One thing that somebody, or the clock, did. */
        OperationLog: {
            id: components["schemas"]["Id"];
            /** @description Null for a visitor and for the clock. */
            username: string | null;
            name: string | null;
            email: string | null;
            /** @description An operationId, or `system.` and what the clock or another record did. */
            operation: string;
            time: components["schemas"]["Instant"];
            /** @description Only for alliance and member administrators. */
            ip: string | null;
            /** @description Only for alliance and member administrators. */
            user_agent: string | null;
            /** @description Old and new values, the reason. */
            memo: string | null;
            module: components["schemas"]["Module"];
            /** @description Null when the record is gone, or the person may not see it. */
            record: components["schemas"]["RecordRef"] | null;
            group: components["schemas"]["GroupRef"] | null;
            /** @description An administrator acted where an officer or organizer would have. */
            is_on_behalf: boolean;
        };
        OperationLogList: {
            items: components["schemas"]["OperationLog"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            size: components["schemas"]["PageSize"];
            actions: components["schemas"]["ListAction"][];
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
         * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
         *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
         * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
         */
        RequestId: string;
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
         *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
         *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
         * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
         */
        IdempotencyKey: string;
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
            header?: {
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
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
    "login-request.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example -apply_time
                 */
                sort?: "apply_time" | "-apply_time" | "name" | "-name" | "company" | "-company";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "pending"
                 *     ]
                 */
                status?: components["schemas"]["LoginRequestStatus"][];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequestList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "login-request.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "login-request.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestUpdate"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequest"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "login-request.approve": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestApproval"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequest"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "login-request.reject": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the request.
                 * @example login-request-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequestRejection"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["LoginRequest"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "needs-my-action.list": {
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
                 * @description A key; `-` before it for descending. What has no end comes last in either direction.
                 * @example until_time
                 */
                sort?: "until_time" | "-until_time" | "since_time" | "-since_time";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only of these kinds.
                 * @example [
                 *       "ballot",
                 *       "task"
                 *     ]
                 */
                kind?: components["schemas"]["NeedsMyActionKind"][];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["NeedsMyActionList"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "search.list": {
        parameters: {
            query: {
                /**
                 * @description Words that must all occur.
                 * @example optics
                 */
                q: string;
                /**
                 * @description Only this kind of records.
                 * @example meeting
                 */
                module?: components["schemas"]["SearchModule"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["SearchList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "profile.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "profile.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Profile"];
                    };
                };
            };
            /** @description `validation_failed` or `stale`. */
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
    "subscription.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Subscription"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "subscription.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionInput"];
            };
        };
        responses: {
            /** @description The switches as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Subscription"];
                    };
                };
            };
            /** @description `validation_failed` or `stale`. */
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "calendar.feed.list": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One's own feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["CalendarFeeds"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "calendar.feed.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedInput"];
            };
        };
        responses: {
            /** @description The feed, with its key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "calendar.feed.delete": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the feed.
                 * @example feed-3
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "calendar.feed.read": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Id of the alliance the person works in. Always sent beside a token; on public calls as soon as it is known.
                 * @example alliance-aurora
                 */
                "alliance-id"?: components["parameters"]["AllianceId"];
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The secret of the feed. Keep it out of logs.
                 * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_8
                 */
                feed_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the feed holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["CalendarFeedContent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example -start_time
                 */
                sort?: "start_time" | "-start_time" | "subject" | "-subject" | "created_time" | "-created_time";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "normal"
                 *     ]
                 */
                status?: components["schemas"]["ScheduleStatus"][];
                /**
                 * @description Only these types.
                 * @example [
                 *       "training",
                 *       "conference"
                 *     ]
                 */
                type?: components["schemas"]["ScheduleType"][];
                /**
                 * @description Only schedules the person has subscribed to.
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description Only schedules that start at or after this instant.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Only schedules that start before this instant.
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of schedules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ScheduleList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleInput"];
            };
        };
        responses: {
            /** @description The schedule is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "schedule.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description The schedule as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleCancellation"];
            };
        };
        responses: {
            /** @description The schedule, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.subscribe": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleSubscription"];
            };
        };
        responses: {
            /** @description The schedule with the reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            /** @description `validation_failed`, `schedule_cancelled` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "schedule.unsubscribe": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the schedule.
                 * @example schedule-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule without a reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Schedule"];
                    };
                };
            };
            /** @description `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
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
    "workgroup.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example acronym
                 */
                sort?: "acronym" | "-acronym" | "name" | "-name" | "created_time" | "-created_time" | "member_total" | "-member_total";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these types.
                 * @example [
                 *       "public"
                 *     ]
                 */
                type?: components["schemas"]["GroupType"][];
                /**
                 * @description Only these states.
                 * @example [
                 *       "normal"
                 *     ]
                 */
                status?: components["schemas"]["GroupStatus"][];
                /**
                 * @description Only groups in which the person has a role.
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description The groups in which the person has a role come before all others, each part in the order of `sort`.
                 * @example true
                 */
                mine_first?: boolean;
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["WorkgroupList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkgroupInput"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Workgroup"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "workgroup.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Workgroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkgroupUpdate"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Workgroup"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.disband": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkgroupDisbanding"];
            };
        };
        responses: {
            /** @description The group, disbanded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Workgroup"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.leave": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left. */
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
            /** @description `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.member.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "organization" | "-organization" | "join_time" | "-join_time" | "role" | "-role";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only people with one of these roles.
                 * @example [
                 *       "chair",
                 *       "secretary"
                 *     ]
                 */
                role?: components["schemas"]["GroupRole"][];
                /**
                 * @description Only this person; nobody where they are not in the group.
                 * @example member-aurora-secretary
                 */
                member_id?: components["schemas"]["Id"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["GroupMemberList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.role.add": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
                /**
                 * @description Role in the group.
                 * @example member
                 */
                role: components["schemas"]["GroupRole"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleAddition"];
            };
        };
        responses: {
            /** @description Who is new in the role, and who held it already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["RoleAdded"];
                    };
                };
            };
            /** @description `validation_failed`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "workgroup.role.remove": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Acronym of the group.
                 * @example COPT
                 */
                acronym: components["schemas"]["Acronym"];
                /**
                 * @description Role in the group.
                 * @example member
                 */
                role: components["schemas"]["GroupRole"];
                /**
                 * @description Id of who holds the role.
                 * @example member-aurora-member
                 */
                member_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
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
            /** @description `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "username" | "-username" | "email" | "-email" | "organization" | "-organization" | "join_time" | "-join_time";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "normal"
                 *     ]
                 */
                status?: components["schemas"]["MemberStatus"][];
                /**
                 * @description Only people of this organisation. Unknown: `unknown_reference`.
                 * @example entity-aurora-1
                 */
                entity_id?: components["schemas"]["Id"];
                /**
                 * @description Only people of this group. Unknown: `unknown_reference`.
                 * @example COPT
                 */
                group_acronym?: components["schemas"]["Acronym"];
                /**
                 * @description Only people with one of these roles in the alliance.
                 * @example [
                 *       "alliance_admin",
                 *       "member_admin"
                 *     ]
                 */
                role?: ("alliance_admin" | "notice_admin" | "topic_admin" | "download_admin" | "proposal_admin" | "certification_admin" | "certificate_admin" | "member_admin" | "schedule_admin")[];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.tree": {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description The people of this group.
                 * @example COPT
                 */
                group_acronym?: components["schemas"]["Acronym"];
                /**
                 * @description Kind of the record in `key`.
                 * @example meeting
                 */
                module?: "meeting" | "ballot";
                /**
                 * @description Id of the record: the people it is for. Unknown: `unknown_reference`.
                 * @example meeting-aurora-6
                 */
                key?: components["schemas"]["Id"];
                /**
                 * @description How many people at most; `total` tells how many there are.
                 * @example 200
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberTree"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "entity.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example name
                 */
                sort?: "name" | "-name" | "name_english" | "-name_english" | "acronym" | "-acronym" | "level" | "-level" | "expiration" | "-expiration" | "member_total" | "-member_total";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "valid"
                 *     ]
                 */
                status?: components["schemas"]["EntityStatus"][];
                /**
                 * @description Only entities of this level.
                 * @example level-aurora-1
                 */
                level_id?: components["schemas"]["Id"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["EntityList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "entity.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityInput"];
            };
        };
        responses: {
            /** @description The entity is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "entity.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Entity"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "entity.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityUpdate"];
            };
        };
        responses: {
            /** @description The entity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `validation_failed` or `stale`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "entity.disable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityTransition"];
            };
        };
        responses: {
            /** @description The entity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `stale`, `state_refused`, `entity_has_members` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "entity.enable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity.
                 * @example entity-aurora-11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntityTransition"];
            };
        };
        responses: {
            /** @description The entity as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Entity"];
                    };
                };
            };
            /** @description `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member-level.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example name_english
                 */
                sort?: "name" | "-name" | "name_english" | "-name_english";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberLevelList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "member-level.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberLevelInput"];
            };
        };
        responses: {
            /** @description The level is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberLevel"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "member-level.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the level.
                 * @example level-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberLevelUpdate"];
            };
        };
        responses: {
            /** @description The level as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberLevel"];
                    };
                };
            };
            /** @description `validation_failed` or `stale`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-member
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberRecord"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.disable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-member
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberDisabling"];
            };
        };
        responses: {
            /** @description The member, disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberRecord"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused`, `cannot_disable_self`, `last_administrator` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member.enable": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example member-aurora-disabled
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberEnabling"];
            };
        };
        responses: {
            /** @description The member, enabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberRecord"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "import.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description Every row is judged. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `validation_failed`, `import_empty`, `too_many_rows` or `idempotency_conflict`. */
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
    "import.template": {
        parameters: {
            query: {
                /**
                 * @description What the rows shall be for.
                 * @example member_invitation
                 */
                module: components["schemas"]["ImportModule"];
                /**
                 * @description Of the headings.
                 * @example chinese
                 */
                language: components["schemas"]["ImportLanguage"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes. */
            200: {
                headers: {
                    /**
                     * @description `attachment` with the name of the file, also as UTF-8 (RFC 6266).
                     * @example attachment; filename="members.xlsx"; filename*=UTF-8''members.xlsx
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "import.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the import.
                 * @example import-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Import"];
                    };
                };
            };
            /** @description `import_expired`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "member-invitation.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInvitationInput"];
            };
        };
        responses: {
            /** @description The mails are on their way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberInvitation"];
                    };
                };
            };
            /** @description `validation_failed`, `state_refused`, `import_empty`, `import_expired`, `invitation_failed` or `idempotency_conflict`. */
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
    "member-invitation.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the invitation.
                 * @example member-invitation-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MemberInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example -start_time
                 */
                sort?: "start_time" | "-start_time" | "number" | "-number" | "subject" | "-subject" | "duration" | "-duration";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "not_started",
                 *       "ongoing"
                 *     ]
                 */
                status?: components["schemas"]["MeetingStatus"][];
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
                 * @description Only meetings about this proposal. Of a restricted group from outside: 403; unknown: `unknown_reference`.
                 * @example AIA-P-2026-001
                 */
                draft_code?: components["schemas"]["DraftCode"];
                /**
                 * @description Only meetings the person takes part in, or has called.
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description Only meetings that start at or after this instant.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Only meetings that start before this instant.
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MeetingList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingInput"];
            };
        };
        responses: {
            /** @description The meeting is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `group_disbanded` or `idempotency_conflict`. */
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
    "meeting.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingUpdate"];
            };
        };
        responses: {
            /** @description The meeting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.documentation.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingDocumentationInput"];
            };
        };
        responses: {
            /** @description The meeting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingCancelInput"];
            };
        };
        responses: {
            /** @description The meeting is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.end": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingEndInput"];
            };
        };
        responses: {
            /** @description The meeting is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.remind": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Reminder"];
                    };
                };
            };
            /** @description `reminder_too_soon`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.summary.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingSummaryInput"];
            };
        };
        responses: {
            /** @description The meeting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Meeting"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.feedback.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-39
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingFeedbackInput"];
            };
        };
        responses: {
            /** @description The feedback is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Feedback"];
                    };
                };
            };
            /** @description `validation_failed`, `state_refused`, `group_disbanded` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.topic.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingTopicInput"];
            };
        };
        responses: {
            /** @description The topic is submitted. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MeetingTopic"];
                    };
                };
            };
            /** @description `validation_failed`, `state_refused`, `group_disbanded` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.topic.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingTopicUpdate"];
            };
        };
        responses: {
            /** @description The topic as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MeetingTopic"];
                    };
                };
            };
            /** @description `validation_failed`, `stale` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.topic.withdraw": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingTopicWithdrawInput"];
            };
        };
        responses: {
            /** @description The topic is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MeetingTopic"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "meeting.topic.feedback.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the meeting.
                 * @example meeting-aurora-38
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Id of the topic.
                 * @example topic-aurora-1
                 */
                topic_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeetingTopicFeedbackInput"];
            };
        };
        responses: {
            /** @description The topic with the feedback. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["MeetingTopic"];
                    };
                };
            };
            /** @description `validation_failed`, `state_refused` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example end_time
                 */
                sort?: "start_time" | "-start_time" | "end_time" | "-end_time" | "number" | "-number" | "subject" | "-subject";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "not_started",
                 *       "ongoing"
                 *     ]
                 */
                status?: components["schemas"]["BallotStatus"][];
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
                 * @description Only ballots about this proposal. Of a restricted group from outside: 403; unknown: `unknown_reference`.
                 * @example AIA-P-2026-001
                 */
                draft_code?: components["schemas"]["DraftCode"];
                /**
                 * @description Only ballots about this meeting. Of a restricted group from outside: 403; unknown: `unknown_reference`.
                 * @example meeting-aurora-1
                 */
                meeting_id?: components["schemas"]["Id"];
                /**
                 * @description Only ballots in which the person is a voter, or that they have created.
                 * @example true
                 */
                mine?: boolean;
                /**
                 * @description True: only those in which the person has voted. False: only those in which they are a voter and have not.
                 * @example false
                 */
                is_voted?: boolean;
                /**
                 * @description Only ballots that start at or after this instant.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Only ballots that start before this instant.
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ballots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["BallotList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BallotInput"];
            };
        };
        responses: {
            /** @description The ballot is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Ballot"];
                    };
                };
            };
            /** @description `validation_failed`, `group_disbanded` or `idempotency_conflict`. */
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
    "ballot.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ballot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Ballot"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.update": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BallotUpdate"];
            };
        };
        responses: {
            /** @description The ballot as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Ballot"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused` or `group_disbanded`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.cancel": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-5
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BallotCancelInput"];
            };
        };
        responses: {
            /** @description The ballot is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Ballot"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused`, `group_disbanded` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.extend": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BallotExtendInput"];
            };
        };
        responses: {
            /** @description The ballot as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Ballot"];
                    };
                };
            };
            /** @description `validation_failed`, `stale`, `state_refused`, `group_disbanded` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.vote": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BallotVoteInput"];
            };
        };
        responses: {
            /** @description The vote, with its receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["BallotVote"];
                    };
                };
            };
            /** @description `validation_failed`, `already_voted`, `vote_closed`, `vote_not_started`, `state_refused` (cancelled) or `idempotency_conflict`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description `not_a_voter`: not on the list of voters. `restricted_group`: the group admits only its members. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.remind": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Reminder"];
                    };
                };
            };
            /** @description `reminder_too_soon`, `state_refused`, `group_disbanded` or `idempotency_conflict`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.result.get": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["BallotResult"];
                    };
                };
            };
            /** @description `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "ballot.record.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example name
                 */
                sort?: "time" | "-time" | "name" | "-name" | "organization" | "-organization" | "option" | "-option";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these.
                 * @example [
                 *       "voted"
                 *     ]
                 */
                state?: components["schemas"]["BallotRecordState"][];
                /**
                 * @description Only votes for one of these options.
                 * @example [
                 *       "approve"
                 *     ]
                 */
                option_id?: components["schemas"]["Id"][];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the ballot.
                 * @example ballot-aurora-7
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list of voters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["BallotRecordList"];
                    };
                };
            };
            /** @description `validation_failed` or `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "preview.get": {
        parameters: {
            query: {
                /**
                 * @description Kind of the record.
                 * @example meeting
                 */
                module: "meeting" | "ballot" | "entity" | "workgroup" | "member";
                /**
                 * @description `create`, or one of the actions of the record (`MeetingAction`, `BallotAction`, `WorkgroupAction`, `MemberAction`; of an entity
                 *     `disable`).
                 * @example create
                 */
                action: string;
                /**
                 * @description The record; a group by its acronym. Unknown: `unknown_reference`.
                 * @example meeting-aurora-6
                 */
                key?: components["schemas"]["Id"];
                /**
                 * @description For a creation: the group.
                 * @example COPT
                 */
                group_acronym?: components["schemas"]["Acronym"];
                /**
                 * @description For a creation: the proposal.
                 * @example AIA-P-2026-001
                 */
                draft_code?: components["schemas"]["DraftCode"];
                /**
                 * @description For `role.remove` of a group: the role; without it, all of them.
                 * @example chair
                 */
                role?: components["schemas"]["GroupRole"];
                /**
                 * @description For `role.remove` of a group: who holds it. Nobody in the group: `unknown_reference`.
                 * @example member-aurora-chair
                 */
                member_id?: components["schemas"]["Id"];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would happen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["Preview"];
                    };
                };
            };
            /** @description `validation_failed`, or what the action is refused with. */
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
    "export-package.list": {
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
                 * @description A key; `-` before it for descending. A package without a `size` comes last in either direction.
                 * @example -created_time
                 */
                sort?: "created_time" | "-created_time" | "subject" | "-subject" | "size" | "-size";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Only these states.
                 * @example [
                 *       "packing",
                 *       "complete"
                 *     ]
                 */
                status?: components["schemas"]["ExportPackageStatus"][];
                /**
                 * @description Only of these kinds of records.
                 * @example [
                 *       "meeting"
                 *     ]
                 */
                module?: components["schemas"]["Module"][];
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ExportPackageList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    "export-package.create": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportPackageInput"];
            };
        };
        responses: {
            /** @description The package is being made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ExportPackage"];
                    };
                };
            };
            /** @description `validation_failed` or `idempotency_conflict`. */
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
    "export-package.delete": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "export-package.repeat": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
                /**
                 * @description Made once per opened form (a UUID, for instance) and sent again with every repetition. The first answer is kept for 24
                 *     hours and given again; nothing is done twice. The same key with another content: 400 `idempotency_conflict`. The key
                 *     of a change (PUT) goes before its `version`: a change whose answer was lost is answered again, not refused as `stale`.
                 * @example 0d9c1c3e-6f0b-4f0e-9d53-0b8c2f6e7a11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new package is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["ExportPackage"];
                    };
                };
            };
            /** @description `state_refused`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "export-package.download": {
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
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Id of the package.
                 * @example export-package-aurora-admin-1
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
                     * @example attachment; filename="Meetings.csv"; filename*=UTF-8''Meetings%20%E4%BC%9A%E8%AE%AE.csv
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description `package_not_ready` or `package_expired`. */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    "operation-log.list": {
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
                 * @description A key; `-` before it for descending.
                 * @example -time
                 */
                sort?: "time" | "-time" | "operation" | "-operation" | "username" | "-username";
                /**
                 * @description Words that must all occur in what a row shows as text, in either language; case is ignored.
                 * @example 光学 optics
                 */
                q?: components["parameters"]["Search"];
                /**
                 * @description Kind of the record in `key`; alone, all records of that kind.
                 * @example meeting
                 */
                module?: components["schemas"]["Module"];
                /**
                 * @description The record, with `module`. Unknown: `unknown_reference`.
                 * @example meeting-aurora-6
                 */
                key?: components["schemas"]["Id"];
                /**
                 * @description What was done in this group.
                 * @example COPT
                 */
                group_acronym?: components["schemas"]["Acronym"];
                /**
                 * @description What this person did.
                 * @example member-aurora-secretary
                 */
                member_id?: components["schemas"]["Id"];
                /**
                 * @description Only these operations.
                 * @example [
                 *       "meeting.update"
                 *     ]
                 */
                operation?: string[];
                /**
                 * @description From this instant on.
                 * @example 2026-11-01T00:00:00+08:00
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description Before this instant.
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
                /**
                 * @description The id of the request of a browser in whose service the portal calls. All calls of one page carry the same; the backend writes it
                 *     beside what it logs, so that both logs can be read together. Nothing else depends on it.
                 * @example 6f1c0a52-9d0e-4b7a-8a53-0b8c2f6e7a11
                 */
                "x-request-id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Succeeded"];
                        result: components["schemas"]["OperationLogList"];
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
