// The page of donations has a plain form. With its script, a typed amount and one that is suggested do not stand chosen together.
import './pages/donation/choose-typed-amount.ts'
import './parts/page-frame/page.css'
import './parts/form-fields/form-fields.css'
import './parts/form-fields/choices.css'
import './pages/order/order-page.css'
import './pages/gift/gift-page.css'
import './pages/donation/donate-page.css'
import { startInsight } from './runtime/insight/start-insight.ts'

startInsight()
