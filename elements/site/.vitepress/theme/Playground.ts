import { defineComponent, h, onMounted, ref } from 'vue'

/**
 * The element with test wallets; with the attribute `whole` also with its editor. The page gets it once the browser runs,
 * since the element is not rendered on servers.
 */
export const Playground = defineComponent({
  props: { whole: Boolean },
  setup(props) {
    const place = ref<HTMLElement>()
    onMounted(async () => {
      const { mountPlayground } = await import('../../playground/mountPlayground.ts')
      if (place.value) mountPlayground(place.value, props.whole)
    })
    return () => h('div', { ref: place, class: ['playground', { whole: props.whole }] })
  },
})
