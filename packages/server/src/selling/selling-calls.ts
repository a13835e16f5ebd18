import type {
  changeCheckoutOptionsCall,
  changeCompaniesCall,
  changeInvoicesCall,
  changeMerchandisingCall,
  changePaymentMethodsCall,
  changeShippingCall,
  changeTaxesCall,
  readCheckoutOptionsCall,
  readCompaniesCall,
  readInvoicesCall,
  readMerchandisingCall,
  readPaymentMethodsCall,
  readShippingCall,
  readTaxesCall,
} from '@vitrine/contract/selling/selling-calls'
import type { Exchange } from '../http/exchange.ts'
import type { AnswerTo } from '../http/reply/reply.ts'
import { changePart, readPart } from '../website/settings-part.ts'
import {
  checkoutOptionsPart,
  companiesPart,
  invoicesPart,
  merchandisingPart,
  paymentMethodsPart,
  shippingPart,
  taxesPart,
} from './selling-parts.ts'

/** Answers how buyers check out. */
export function getCheckoutOptions(
  exchange: Exchange<typeof readCheckoutOptionsCall>,
): Promise<AnswerTo<typeof readCheckoutOptionsCall>> {
  return readPart(checkoutOptionsPart, exchange)
}

/** Changes how buyers check out. */
export function putCheckoutOptions(
  exchange: Exchange<typeof changeCheckoutOptionsCall>,
): Promise<AnswerTo<typeof changeCheckoutOptionsCall>> {
  return changePart(checkoutOptionsPart, exchange, exchange.body)
}

/** Answers how buyers pay. */
export function getPaymentMethods(
  exchange: Exchange<typeof readPaymentMethodsCall>,
): Promise<AnswerTo<typeof readPaymentMethodsCall>> {
  return readPart(paymentMethodsPart, exchange)
}

/** Changes how buyers pay. */
export function putPaymentMethods(
  exchange: Exchange<typeof changePaymentMethodsCall>,
): Promise<AnswerTo<typeof changePaymentMethodsCall>> {
  return changePart(paymentMethodsPart, exchange, exchange.body)
}

/** Answers what is said of products that are nearly gone. */
export function getMerchandising(
  exchange: Exchange<typeof readMerchandisingCall>,
): Promise<AnswerTo<typeof readMerchandisingCall>> {
  return readPart(merchandisingPart, exchange)
}

/** Changes what is said of products that are nearly gone. */
export function putMerchandising(
  exchange: Exchange<typeof changeMerchandisingCall>,
): Promise<AnswerTo<typeof changeMerchandisingCall>> {
  return changePart(merchandisingPart, exchange, exchange.body)
}

/** Answers who makes what is sold. */
export function getCompanies(
  exchange: Exchange<typeof readCompaniesCall>,
): Promise<AnswerTo<typeof readCompaniesCall>> {
  return readPart(companiesPart, exchange)
}

/** Changes who makes what is sold. */
export function putCompanies(
  exchange: Exchange<typeof changeCompaniesCall>,
): Promise<AnswerTo<typeof changeCompaniesCall>> {
  return changePart(companiesPart, exchange, exchange.body)
}

/** Answers where and how parcels are sent. */
export function getShipping(
  exchange: Exchange<typeof readShippingCall>,
): Promise<AnswerTo<typeof readShippingCall>> {
  return readPart(shippingPart, exchange)
}

/** Changes where and how parcels are sent. */
export function putShipping(
  exchange: Exchange<typeof changeShippingCall>,
): Promise<AnswerTo<typeof changeShippingCall>> {
  return changePart(shippingPart, exchange, exchange.body)
}

/** Answers what is taxed. */
export function getTaxes(exchange: Exchange<typeof readTaxesCall>): Promise<AnswerTo<typeof readTaxesCall>> {
  return readPart(taxesPart, exchange)
}

/** Changes what is taxed. */
export function putTaxes(
  exchange: Exchange<typeof changeTaxesCall>,
): Promise<AnswerTo<typeof changeTaxesCall>> {
  return changePart(taxesPart, exchange, exchange.body)
}

/** Answers how invoices are written. */
export function getInvoices(
  exchange: Exchange<typeof readInvoicesCall>,
): Promise<AnswerTo<typeof readInvoicesCall>> {
  return readPart(invoicesPart, exchange)
}

/** Changes how invoices are written, from the next one on. */
export function putInvoices(
  exchange: Exchange<typeof changeInvoicesCall>,
): Promise<AnswerTo<typeof changeInvoicesCall>> {
  return changePart(invoicesPart, exchange, exchange.body)
}
