/** The texts of the views of swapping. See `common.ts`. */
export const swap = {
  'title.Swap': 'Swap',
  'title.SwapSelectToken': 'Select Token',
  'title.SwapPreview': 'Preview Swap',
} as const
