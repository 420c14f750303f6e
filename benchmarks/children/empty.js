/** Measures an empty Node process. */
