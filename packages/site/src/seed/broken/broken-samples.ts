/** Sample content that cannot be understood. Its message is for who made the template. */
export class BrokenSamplesError extends Error {
  override readonly name = 'BrokenSamplesError'
  /** In the folder of the content. */
  readonly file: string

  constructor(file: string, problem: string) {
    super(`The sample content ${file} ${problem}`)
    this.file = file
  }
}
