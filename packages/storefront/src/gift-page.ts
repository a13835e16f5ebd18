// The pages of gift cards need no script of their own: their forms are plain, and what is not asked is hidden by style.
import './parts/page-frame/page.css'
import './parts/form-fields/form-fields.css'
import './parts/form-fields/choices.css'
import './pages/order/order-page.css'
import './pages/gift/gift-page.css'
import { startInsight } from './runtime/insight/start-insight.ts'

startInsight()
