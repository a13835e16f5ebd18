import { Compiler } from '@squarespace/template-engine'

/** What the reference engine makes of a template. */
export interface ReferenceRendered {
  readonly output: string
  readonly messages: readonly string[]
}

/** Renders with the reference engine, by its public interface only. */
export function renderWithReference(
  code: string,
  json: unknown,
  {
    partials,
    injects,
  }: { partials: Readonly<Record<string, string>>; injects: Readonly<Record<string, unknown>> },
): ReferenceRendered {
  const { ctx, errors } = new Compiler().execute({
    code,
    json,
    partials: { ...partials },
    injects: { ...injects },
    now: 0,
    enableExpr: true,
    enableInclude: true,
  })
  return { output: ctx.render(), messages: errors.map(({ message }: { message: string }) => message) }
}
