export const userPath = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-4 4-5 7-5s6 1 7 5'
export const externalPath = 'M9 6h9v9M18 6L7 17'
export const settingsPath = 'M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4'
export const clockPath = 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'
