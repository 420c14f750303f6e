import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QuotePage } from './quote-page.tsx'

const place = document.querySelector('#page')
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <QuotePage />
    </StrictMode>,
  )
