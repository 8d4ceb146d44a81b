/** The endings of the pictures that the server takes; it looks at the bytes itself. */
export const pictureExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif']
