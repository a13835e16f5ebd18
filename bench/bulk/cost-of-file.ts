import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'
import { residentBytes } from '../load/process-figures.ts'

/** Downloads a file; gives how long it took, how large it is, and by how much the server's memory grew at most. */
export async function costOfFile(
  shop: ShopProcess,
  http: HttpVisitor,
  path: string,
): Promise<{ readonly ms: number; readonly bytes: number; readonly grownBytes: number }> {
  const before = residentBytes(shop.pid).now
  let most = before
  const beganAt = performance.now()
  const response = await http.get(path)
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}.`)
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.byteLength
    most = Math.max(most, residentBytes(shop.pid).now)
  }
  return { ms: performance.now() - beganAt, bytes, grownBytes: most - before }
}
