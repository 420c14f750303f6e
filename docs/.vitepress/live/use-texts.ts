import { getCurrentInstance, onMounted, reactive, watch } from 'vue'
import type { Texts } from './page.js'
import { queryOf, textsOf } from './query.js'
import { typedBefore } from './typed-texts.js'

/** Keeps the texts of the fields in the page's URL, so that a link shows the same figures. */
export function useTexts(initial: Texts): Record<string, string> {
  const texts = reactive({ ...initial })
  const typed = typedBefore(getCurrentInstance()?.vnode.el)
  onMounted(() => {
    watch(texts, () => {
      const query = queryOf(texts, initial)
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`,
      )
    })
    Object.assign(texts, textsOf(location.search, initial), typed)
  })
  return texts
}
