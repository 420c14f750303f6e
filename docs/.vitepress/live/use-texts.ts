import { onMounted, reactive, watch } from 'vue'
import type { Texts } from './page.js'
import { queryOf, textsOf } from './query.js'

/** The texts of a page's fields. They are kept in its address, so a link shows what the sender saw. */
export function useTexts(initial: Texts): Record<string, string> {
  const texts = reactive({ ...initial })
  onMounted(() => {
    Object.assign(texts, textsOf(location.search, initial))
    watch(texts, () => {
      const query = queryOf(texts, initial)
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`,
      )
    })
  })
  return texts
}
