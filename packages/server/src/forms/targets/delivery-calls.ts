import type {
  listDeliveriesCall,
  sendDeliveryAgainCall,
  sendFailedAgainCall,
  testTargetCall,
} from '@vitrine/contract/forms/target-calls'
import { listedDeliveries, sentAgain, triedNow } from '@vitrine/domain/forms/targets/delivery'
import { deliveryEndText } from '@vitrine/domain/forms/targets/next-step'
import type { Exchange } from '../../http/exchange.ts'
import { failureText } from '../../http/reply/errors.ts'
import { type AnswerTo, refuse, reply } from '../../http/reply/reply.ts'
import { recordAuditEntry } from '../../owners/record-audit-entry.ts'
import { wordsOf } from '../../words/panel-words.ts'
import { beginDelivery, enqueueDelivery } from './enqueue-deliveries.ts'
import { presentDelivery } from './present-target.ts'
import { sendSliceAgain } from './send-failed-again.ts'

/** Sends a made-up submission to a target. */
export async function postTargetTest(
  exchange: Exchange<typeof testTargetCall>,
): Promise<AnswerTo<typeof testTargetCall>> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const target = await tables.formTargets.find(params.targetId)
    if (!target) return notFound()
    const beginning = { newId: services.newId, nowMs: services.clock() }
    const delivery = await beginDelivery(tables, target, '', beginning)
    const summary = `Sent a test to the form target ${target.name}`
    await recordAuditEntry(tables, exchange, { subjectId: target.id, summary })
    return reply({ delivery: presentDelivery(delivery, wordsOf(exchange)) })
  })
}

/** Answers the last deliveries to a target. */
export async function getDeliveries(
  exchange: Exchange<typeof listDeliveriesCall>,
): Promise<AnswerTo<typeof listDeliveriesCall>> {
  const { params, store } = exchange
  const words = wordsOf(exchange)
  if (!(await store.formTargets.find(params.targetId))) return notFound()
  const deliveries = await store.formDeliveries.ofTarget(params.targetId, listedDeliveries)
  return reply({ deliveries: deliveries.map((each) => presentDelivery(each, words)) })
}

/** Sends a submission to a target again, or has one that waits tried now. */
export async function postDeliveryAgain(
  exchange: Exchange<typeof sendDeliveryAgainCall>,
): Promise<AnswerTo<typeof sendDeliveryAgainCall>> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const known = await tables.formDeliveries.lock(params.deliveryId)
    const target = known && (await tables.formTargets.lock(known.targetId))
    if (!target) return notFound()
    const again = sentAgain(known, { jobId: services.newId(), nowMs: services.clock() })
    await tables.formDeliveries.save(again)
    await enqueueDelivery(tables, again)
    await tables.formTargets.save(triedNow(target))
    const summary = `Sent a submission again to the form target ${target.name}`
    await recordAuditEntry(tables, exchange, { subjectId: known.id, summary })
    return reply({ delivery: presentDelivery(again, wordsOf(exchange)) })
  })
}

/** Sends again all that was given up of a target. */
export async function postFailedAgain(
  exchange: Exchange<typeof sendFailedAgainCall>,
): Promise<AnswerTo<typeof sendFailedAgainCall>> {
  const { params, store, services } = exchange
  return store.transaction(async (tables) => {
    const target = await tables.formTargets.lock(params.targetId)
    if (!target) return notFound()
    if (!target.isOn) return refuse('target-off', deliveryEndText['switched-off'])
    const nowMs = services.clock()
    const asked = { targetId: target.id, pressedAtMs: nowMs, last: null }
    await sendSliceAgain(tables, asked, { newId: services.newId, nowMs })
    await tables.formTargets.save(triedNow(target))
    const summary = `Sent again what was given up to the form target ${target.name}`
    await recordAuditEntry(tables, exchange, { subjectId: target.id, summary })
    return reply({})
  })
}

const notFound = () => refuse('not-found', failureText.notFound)
