import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QuotePage } from './quote-page.tsx'
import { typedBefore } from './save-quote.ts'

const place = document.querySelector('#page')
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <QuotePage draft={await typedBefore()} />
    </StrictMode>,
  )
