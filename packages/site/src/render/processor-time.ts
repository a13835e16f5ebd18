/** What this thread has worked so far, in milliseconds. While a busy machine does other things it stands still, unlike a clock. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
