import { type SourceFile, targetOf } from './source-file.ts'

/** Says which steps of the database go by rules that live on: what a step did once must not change with them. */
export function findLivingMigrations(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(
      ({ path }) => /^packages\/store\/src\/migrations\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'),
    )
    .flatMap((file) =>
      file.imports
        .filter(
          ({ isTypeOnly, specifier }) =>
            !isTypeOnly && targetOf(file, specifier)?.startsWith('packages/domain/'),
        )
        .map(({ specifier }) => `${file.path} goes by ${specifier}: a step keeps a copy of what it needs.`),
    )
}
