import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = []
