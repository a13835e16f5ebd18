/** Solutions of captchas that were taken: across processes, and across a restart. */
export interface UsedSolutions {
  /** Takes one that is good until `endsAtMs`; false when it was taken before. */
  take(hash: string, endsAtMs: number, nowMs: number): Promise<boolean>
}
