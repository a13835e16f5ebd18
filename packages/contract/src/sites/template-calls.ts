import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { anyFile, epochMs, shortText } from '../schemas.ts'

const admin: OwnerPolicy = { kind: 'owner', roles: ['admin'] }

/** Largest file that a template comes in. */
const maxTemplateBytes = 30_000_000

/** The id of a template, such as `sites/demo`; null is that of the installation. */
export const templateChoice = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()])

const template = Type.Object({
  id: templateChoice,
  name: Type.String(),
  /** Kinds of page that it has beside plain ones: those that it brings itself, and those of the platform that it names. */
  pageKinds: Type.Array(Type.String()),
  /** The name of its folder, what the file was called that it came in, and when it came; null for templates that were not uploaded. */
  upload: Type.Union([
    Type.Object({
      folder: Type.String(),
      filename: Type.Union([Type.String(), Type.Null()]),
      atMs: epochMs,
    }),
    Type.Null(),
  ]),
  /** Whether a site wears it: such a template cannot be removed. */
  isWorn: Type.Boolean(),
  /** Whether it brings sample content of its own. */
  hasContent: Type.Boolean(),
})

/** Lists the templates that the sites of this installation can wear, that of the installation first. */
export const listTemplatesCall = defineCall({
  name: 'listTemplates',
  method: 'GET',
  path: '/api/panel/templates',
  policy: admin,
  reply: Type.Object({ templates: Type.Array(template), mayUpload: Type.Boolean() }),
})

/**
 * Takes a template in: a zip file of its folder, as multipart form data with one field `file`. With `replaces`, the id of one that was
 * uploaded, it comes in the place of that, and the sites that wear it wear the new one. Owners of the installation's first site only.
 */
export const uploadTemplateCall = defineCall({
  name: 'uploadTemplate',
  method: 'POST',
  path: '/api/panel/templates',
  policy: admin,
  limit: { max: 60, windowMs: 600_000 },
  query: Type.Object({ replaces: Type.Optional(shortText) }),
  upload: { field: 'file', maxBytes: maxTemplateBytes },
  /**
   * `warnings` is what its maker should look at, a line each, such as a style sheet that it names and lacks; `lost` is what sites that wear it do not show
   * as they did with the one that it replaced: areas with content that are not in it, and pages of a type that it lacks. `site` is the title of a site.
   */
  reply: Type.Object({
    template,
    warnings: Type.Array(Type.String()),
    lost: Type.Array(
      Type.Object({
        site: Type.String(),
        kind: Type.Union([Type.Literal('area'), Type.Literal('page')]),
        name: Type.String(),
      }),
    ),
  }),
})

/** The folder of a template that was uploaded, as a zip file. Owners of the installation's first site only. */
export const downloadTemplateCall = defineCall({
  name: 'downloadTemplate',
  method: 'GET',
  path: '/api/panel/templates/:name/file',
  policy: admin,
  params: Type.Object({ name: shortText }),
  reply: anyFile,
})

/** What visitors no longer see once a site wears another template: areas with content that this one has and the other has not, each with the forms in it. */
export const readTemplateChangeCall = defineCall({
  name: 'readTemplateChange',
  method: 'GET',
  path: '/api/panel/sites/:siteId/template/change',
  policy: admin,
  params: Type.Object({ siteId: shortText }),
  /** Left out: the template of the installation. */
  query: Type.Object({ templateId: Type.Optional(shortText) }),
  reply: Type.Object({
    hiddenAreas: Type.Array(Type.Object({ id: Type.String(), forms: Type.Array(Type.String()) })),
  }),
})

/** Removes a template that was uploaded and that no site wears; 409 while one does. */
export const removeTemplateCall = defineCall({
  name: 'removeTemplate',
  method: 'DELETE',
  path: '/api/panel/templates/:name',
  policy: admin,
  params: Type.Object({ name: shortText }),
  reply: Type.Object({}),
})

/** Puts a site into another template: one's own site, or any for owners of the installation's first one. 409 when it was changed meanwhile. */
export const changeTemplateCall = defineCall({
  name: 'changeTemplate',
  method: 'PUT',
  path: '/api/panel/sites/:siteId/template',
  policy: admin,
  limit: { max: 60, windowMs: 600_000 },
  params: Type.Object({ siteId: shortText }),
  body: Type.Object({ templateId: templateChoice, was: templateChoice }),
  reply: Type.Object({ templateId: templateChoice }),
})
